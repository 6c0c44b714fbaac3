import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { isLost } from '@pazar/ui/record/attempt-key';

/** Says in one sentence why a change was not made, or that it is not known whether it was. */
export function useChangeFailureText() {
  const { t } = useTranslation('catalog');
  return function changeFailureText(error: unknown): string {
    if (isLost(error)) return t('failure.unknownDetail');
    const problem = error instanceof ApiError ? error.problem : undefined;
    return problem?.detail ?? problem?.title ?? t('failure.other');
  };
}

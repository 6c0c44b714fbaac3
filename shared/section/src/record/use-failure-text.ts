import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { failureKey } from '@pazar/ui/parts/failure-key';
import { isLost } from './attempt-key.ts';

/** The server explains a rejection in the agent's language, but not its own faults. */
const explanationOf = ({ status, detail, title }: Problem) =>
  status < 500 ? (detail ?? title) : undefined;

/** One sentence on why an action failed, or that its outcome is unknown. */
export function useFailureText() {
  const { t } = useTranslation('shell');
  return {
    /** Of a change. */
    change: (error: unknown): string =>
      isLost(error) ? t('record.unknownDetail') : reasonOf(error),
    /** For a read-only call: a lost answer changed nothing. */
    read: reasonOf,
  };

  function reasonOf(error: unknown): string {
    const problem = error instanceof ApiError ? error.problem : undefined;
    return (problem && explanationOf(problem)) ?? t(failureKey(error));
  }
}

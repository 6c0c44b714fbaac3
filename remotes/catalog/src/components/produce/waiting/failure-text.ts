import { formatQuantity } from '@pazar/format/quantity';
import type { WaitingFailure } from '@pazar/section/queue/waiting';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { NamedLot } from '../../../model/produce/queue/waiting-entry.ts';

/** Those that have words of their own; the others are the server's. */
const known = [
  'insufficient-stock',
  'invalid-transition',
  'not-found',
  'version-conflict',
  'agent-suspended',
  'unsure',
  'invalid',
  'unread',
  'sent',
] as const;

/** Says why an entry was refused. */
export function useFailureText() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return function failureText(
    { code, remaining, detail }: WaitingFailure,
    { unit }: Pick<NamedLot, 'unit'>,
  ): string {
    const key = known.find((each) => each === code);
    if (key === undefined) return detail ?? t('produce.failure.other');
    const left = remaining === null ? '' : formatQuantity(remaining, unit, locale);
    return t(`produce.failure.${key}`, { left });
  };
}

import { magnitude } from '@pazar/format/quantity-math';
import type { WaitingFailure } from '@pazar/section/queue/waiting';
import { useFormatters } from '@pazar/section/use-formatters';
import type { NamedLot, WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { lotName } from '../lot-name.ts';

/** Says what an entry is: "Harvest · 12 kg · Tomato". */
export function useEntryText() {
  const { t, locale, ...format } = useFormatters('catalog');
  return function entryText({ movement: { type, quantity = '0.000' }, lot }: WaitingEntry): string {
    const amount = format.quantity(magnitude(quantity), lot.unit);
    return [t(`movement.type.${type}`), amount, lotName(lot, locale)].join(' · ');
  };
}

/** Codes for which the section has a text; for the others it shows the server's. */
const known = [
  'insufficient-stock',
  'promotion-limit',
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
  const { t, ...format } = useFormatters('catalog');
  return function failureText(
    { code, remaining, detail }: WaitingFailure,
    { unit }: Pick<NamedLot, 'unit'>,
  ): string {
    const key = known.find((each) => each === code);
    // One that is limited to a number of sales has no quantity left.
    const isCounted = key === 'promotion-limit' && remaining === null;
    if (key === undefined || isCounted) return detail ?? t('produce.failure.other');
    const left = remaining === null ? '' : format.quantity(remaining, unit);
    return t(`produce.failure.${key}`, { left });
  };
}

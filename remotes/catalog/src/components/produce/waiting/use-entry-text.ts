import { magnitude } from '@pazar/format/quantity-math';
import { useWords } from '@pazar/section/use-words';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { lotName } from '../lot-name.ts';

/** Says what an entry is: "Harvest · 12 kg · Tomato". */
export function useEntryText() {
  const { t, locale, ...write } = useWords('catalog');
  return function entryText({ movement: { type, quantity = '0.000' }, lot }: WaitingEntry): string {
    const amount = write.quantity(magnitude(quantity), lot.unit);
    return [t(`movement.type.${type}`), amount, lotName(lot, locale)].join(' · ');
  };
}

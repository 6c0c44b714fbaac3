import type { LotSummary } from '@pazar/contracts/produce';
import { useWords } from '@pazar/section/use-words';
import { lotName } from '../lot-name.ts';

/** Writes a lot as a choice: its name, and below it number, place and what is left. */
export function useLotText() {
  const { t, locale, ...write } = useWords('catalog');
  return (lot: LotSummary) => ({
    label: lotName(lot, locale),
    detail: [
      lot.lotNumber,
      lot.locationName,
      t('produce.entry.left', { quantity: write.quantity(lot.remaining, lot.unit) }),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  });
}

import type { LotSummary } from '@pazar/contracts/produce';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { lotName } from '../lot-name.ts';

/** Writes a lot as a choice: its name, and below it number, place and what is left. */
export function useLotText() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return (lot: LotSummary) => ({
    label: lotName(lot, locale),
    detail: [
      lot.lotNumber,
      lot.locationName,
      t('produce.entry.left', { quantity: formatQuantity(lot.remaining, lot.unit, locale) }),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  });
}

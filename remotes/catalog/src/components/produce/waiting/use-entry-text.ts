import { formatQuantity } from '@pazar/format/quantity';
import { magnitude } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { lotName } from '../lot-name.ts';

/** Says what an entry is: "Harvest · 12 kg · Tomato". */
export function useEntryText() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return function entryText({ movement: { type, quantity = '0.000' }, lot }: WaitingEntry): string {
    const amount = formatQuantity(magnitude(quantity), lot.unit, locale);
    return [t(`movement.type.${type}`), amount, lotName(lot, locale)].join(' · ');
  };
}

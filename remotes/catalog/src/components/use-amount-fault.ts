import { maxQuantityThousandths, type Unit } from '@pazar/contracts/quantity';
import { formatQuantity } from '@pazar/format/quantity';
import { quantityOf } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { amountFault } from '../model/amount-fault.ts';

/** Says what is wrong with an amount that is entered, and what would be right. */
export function useAmountFault(
  amount: string | null,
  unit: Unit,
  options: { isCount?: boolean } = {},
): string | undefined {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const fault = amountFault(amount, options);
  if (fault === null) return undefined;
  const quantity = formatQuantity(quantityOf(maxQuantityThousandths), unit, locale);
  return t(`movement.fault.${fault}`, { quantity });
}

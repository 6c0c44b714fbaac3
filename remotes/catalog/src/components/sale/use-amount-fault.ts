import { maxQuantityThousandths, type Unit } from '@pazar/contracts/quantity';
import { formatDecimal } from '@pazar/format/decimal';
import { quantityOf } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { amountFault, exampleOf } from '../../model/entry-faults.ts';

/** The fault of an entered amount, and a correct example. */
export function useAmountFault(
  amount: string | null,
  unit: Unit,
  options: { isCount?: boolean } = {},
): string | undefined {
  const { t, locale, ...format } = useFormatters('catalog');
  const fault = amountFault(amount, unit, options);
  if (fault === null) return undefined;
  const quantity = format.quantity(quantityOf(maxQuantityThousandths), unit);
  return t(`movement.fault.${fault}`, {
    quantity,
    example: formatDecimal(exampleOf(unit), locale),
  });
}

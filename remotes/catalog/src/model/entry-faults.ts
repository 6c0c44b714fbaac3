import { priceLimits } from '@pazar/contracts/money';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { isPositive, isQuantity, thousandthsOf } from '@pazar/format/quantity-math';

/** What is wrong with an amount that is entered: none, or more than a ledger holds. */
export type AmountFault = 'quantity' | 'too-much';

/**
 * Judges an amount without a sign. Only a count may be nothing.
 *
 * @param amount null or unreadable until it is typed
 */
export function amountFault(
  amount: string | null,
  { isCount = false }: { isCount?: boolean } = {},
): AmountFault | null {
  if (!isQuantity(amount) || amount.startsWith('-')) return 'quantity';
  if (!isCount && !isPositive(amount)) return 'quantity';
  return thousandthsOf(amount) > maxQuantityThousandths ? 'too-much' : null;
}

/** What is wrong with a price that may be left out: it is none, or more than can be recorded. */
export type PriceFault = 'price' | 'price-too-high';

/** @param minor NaN while what is typed is no amount */
export function priceFault(minor: number | null): PriceFault | null {
  if (minor === null) return null;
  // What is no amount yet is not above zero either.
  if (!(minor >= priceLimits.min)) return 'price';
  return minor > priceLimits.max ? 'price-too-high' : null;
}

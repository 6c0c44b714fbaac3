import { priceLimits } from '@pazar/contracts/money';
import { movementLimits } from '@pazar/contracts/movement-input';
import { fitsUnit, isCounted } from '@pazar/contracts/counted-unit';
import { maxQuantityThousandths, type Unit } from '@pazar/contracts/quantity';
import { isPositive, isQuantity, thousandthsOf } from '@pazar/format/quantity-math';

/** The fault of an entered amount: none, a part of a piece, or more than a ledger holds. */
export type AmountFault = 'quantity' | 'whole' | 'too-much';

/**
 * Judges an amount without a sign. Only a count may be nothing.
 *
 * @param amount null or unreadable until it is typed
 * @param unit null until it is known
 */
export function amountFault(
  amount: string | null,
  unit: Unit | null,
  { isCount = false }: { isCount?: boolean } = {},
): AmountFault | null {
  if (!isQuantity(amount) || amount.startsWith('-')) return 'quantity';
  if (!isCount && !isPositive(amount)) return 'quantity';
  if (unit !== null && !fitsUnit(thousandthsOf(amount), unit)) return 'whole';
  return thousandthsOf(amount) > maxQuantityThousandths ? 'too-much' : null;
}

/** An amount that could be entered, to show how one is written. */
export function exampleOf(unit: Unit | null): string {
  return unit !== null && isCounted(unit) ? '12.000' : '12.500';
}

/** Whether the day is in the past or today. Text that is no day has another form. */
export function isDayOfEntry(day: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= movementLimits.firstDay && day <= today;
}

/** The fault of an optional price: not a price, or more than can be recorded. */
export type PriceFault = 'price' | 'price-too-high';

/** @param minor NaN while what is typed is no amount */
export function priceFault(minor: number | null): PriceFault | null {
  if (minor === null) return null;
  // Text that is no amount yet is not above zero either.
  if (!(minor >= priceLimits.min)) return 'price';
  return minor > priceLimits.max ? 'price-too-high' : null;
}

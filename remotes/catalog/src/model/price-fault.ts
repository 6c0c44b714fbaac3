import { priceLimits } from '@pazar/contracts/money';

/** What is wrong with a price that may be left out: it is none, or more than can be recorded. */
export type PriceFault = 'price' | 'price-too-high';

/** @param minor NaN while what is typed is no amount */
export function priceFault(minor: number | null): PriceFault | null {
  if (minor === null) return null;
  // What is no amount yet is not above zero either.
  if (!(minor >= priceLimits.min)) return 'price';
  return minor > priceLimits.max ? 'price-too-high' : null;
}

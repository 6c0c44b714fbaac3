import { quantityOf, thousandths } from '../quantity.ts';

/** The sum of quantities, exact to the last gram. */
export function sum(...quantities: readonly string[]): string {
  return quantityOf(quantities.reduce((total, each) => total + thousandths(each), 0n));
}

export function negative(quantity: string): string {
  return quantityOf(-thousandths(quantity));
}

/** `of` without its sign. */
export function magnitude(of: string): string {
  return of.startsWith('-') ? negative(of) : of;
}

export function isPositive(quantity: string): boolean {
  return thousandths(quantity) > 0n;
}

/** Part of the whole in percent, at most 100, for a bar; 0 of nothing. */
export function shareOf(part: string, whole: string): number {
  const all = thousandths(whole);
  if (all <= 0n) return 0;
  return Math.min(100, Math.max(0, Number((thousandths(part) * 1000n) / all) / 10));
}

/** What `quantity` units cost, in minor units of the price: exact, a half is rounded up. */
export function priceOf(quantity: string, unitPriceMinor: number): number {
  const thousandthsOfMinor = thousandths(magnitude(quantity)) * BigInt(unitPriceMinor);
  return Number((thousandthsOfMinor + 500n) / 1000n);
}

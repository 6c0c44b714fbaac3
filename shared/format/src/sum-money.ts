import type { Money } from './money.ts';

/**
 * Adds amounts up, one figure for each currency: denars and euros are never one number. In the
 * order in which the currencies occur.
 */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const { minor, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}

import type { Money } from './money.ts';

/**
 * Sums amounts by currency: denars and euros are never added. In the order of the currencies' first
 * occurrence.
 */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const { minor, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}

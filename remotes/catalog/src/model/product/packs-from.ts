import { thousandthsOf } from './quantity-math.ts';

/** How many whole packs of a size can be filled from the stock, both in the base unit. */
export function packsFrom(stock: string, baseSize: string): number {
  const [all, one] = [thousandthsOf(stock), thousandthsOf(baseSize)];
  return all === null || one === null || one <= 0n ? 0 : Number(all / one);
}

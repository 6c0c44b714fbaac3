/**
 * How many of `count` packs are paid under "buy N, get M free". Of a set that is not full, the packs
 * beyond those to buy are free.
 */
export function paidPacks({ buy, free }: { buy: number; free: number }, count: number): number {
  return Math.floor(count / (buy + free)) * buy + Math.min(count % (buy + free), buy);
}

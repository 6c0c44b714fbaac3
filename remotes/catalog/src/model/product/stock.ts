import type { LotSummary } from '@pazar/contracts/produce';
import { isQuantity, negative, sumOf, thousandthsOf } from '@pazar/format/quantity-math';

/** What a product can be sold of: all that is left of the linked lots that are on offer. */
export function stockFromLots(lots: readonly LotSummary[], linked: readonly string[]): string {
  const offered = lots.filter(({ id, status }) => status === 'AVAILABLE' && linked.includes(id));
  return sumOf(...offered.map(({ remaining }) => remaining));
}

/** How many whole packs of a size can be filled from the stock, both in the base unit. */
export function packsFrom(stock: string, baseSize: string): number {
  const one = thousandthsOf(baseSize);
  return one <= 0n ? 0 : Number(thousandthsOf(stock) / one);
}

/**
 * What has to be recorded so that `counted` is there: `"-2.500"`. Null when nothing has to be, and
 * while the count is still typed.
 */
export function countDifference(counted: string | null, recorded: string): string | null {
  if (!isQuantity(counted) || counted === recorded) return null;
  return sumOf(counted, negative(recorded));
}

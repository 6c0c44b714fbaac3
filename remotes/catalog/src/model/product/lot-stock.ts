import type { LotSummary } from '@pazar/contracts/produce';
import { thousandthsOf } from './quantity-math.ts';
import { quantityOf } from '../quantity.ts';

/** What a product can be sold of: all that is left of the linked lots that are on offer. */
export function stockFromLots(lots: readonly LotSummary[], linked: readonly string[]): string {
  const sum = lots
    .filter(({ id, status }) => status === 'AVAILABLE' && linked.includes(id))
    .reduce((total, { remaining }) => total + (thousandthsOf(remaining) ?? 0n), 0n);
  return quantityOf(sum);
}

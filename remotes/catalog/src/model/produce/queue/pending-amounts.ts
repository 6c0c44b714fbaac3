import type { LotSummary } from '@pazar/contracts/produce';
import { sumOf } from '@pazar/format/quantity-math';
import type { WaitingEntry } from './waiting-entry.ts';

/** What a lot has left once all that waits for it is recorded. */
export function remainingWithWaiting(
  lot: Pick<LotSummary, 'id' | 'remaining'>,
  queue: readonly WaitingEntry[],
) {
  const waiting = queue
    .filter((entry) => entry.lot.id === lot.id && entry.failure === null)
    .map(({ movement }) => movement.quantity ?? '0.000');
  return sumOf(lot.remaining, ...waiting);
}

import type { LotSummary } from '@pazar/contracts/produce';
import { isPositive } from '@pazar/format/quantity-math';
import { canRecord, type EntryKind } from './entry-kind.ts';

/** After every day that there is. */
const never = '9999-12-31';

/** Whether the lot is expected to be picked about now. */
const isRipe = ({ expectedFrom, expectedTo }: LotSummary, today: string) =>
  expectedFrom !== null && expectedFrom <= today && today <= (expectedTo ?? never);

function harvestRank(lot: LotSummary, today: string): number {
  if (lot.status === 'AVAILABLE') return isRipe(lot, today) ? 0 : 1;
  if (lot.status === 'GROWING') return isRipe(lot, today) ? 0 : 2;
  return 3;
}

interface LotChoice {
  readonly today: string;
  /** Of the last entries, the latest first. */
  readonly lastLotIds: readonly string[];
  /** The lot that was asked for: it comes first, also with nothing left. */
  readonly askedLotId: string | null;
}

/**
 * The lots that accept an entry, likeliest first: the requested one; those of the last entries; for
 * a harvest the ripe ones; for other entries those with stock, soonest past their best first.
 */
export function lotsFor(
  kind: EntryKind,
  lots: readonly LotSummary[],
  { today, lastLotIds, askedLotId }: LotChoice,
): LotSummary[] {
  const wanted = askedLotId === null ? lastLotIds : [askedLotId, ...lastLotIds];
  const rank = ({ id }: LotSummary) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
  const open = lots.filter(({ status }) => canRecord(kind, status));
  if (kind === 'harvest') {
    return open.toSorted(
      (one, other) =>
        rank(one) - rank(other) || harvestRank(one, today) - harvestRank(other, today),
    );
  }
  const hasStock = ({ id, remaining }: LotSummary) => id === askedLotId || isPositive(remaining);
  const stock = kind === 'count' ? open : open.filter(hasStock);
  return stock.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (one.bestBefore ?? never).localeCompare(other.bestBefore ?? never),
  );
}

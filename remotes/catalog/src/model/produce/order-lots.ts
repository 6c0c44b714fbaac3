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
  /** Of the last entry. */
  readonly lastLotId: string | null;
  /** The lot that was asked for: it comes first, also with nothing left. */
  readonly askedLotId: string | null;
}

/**
 * The lots that an entry can be made on, likeliest first: the one of the last entry; for a harvest
 * what is ripe; for the rest what is left, soonest past its best first.
 */
export function lotsFor(
  kind: EntryKind,
  lots: readonly LotSummary[],
  { today, lastLotId, askedLotId }: LotChoice,
): LotSummary[] {
  const isLast = ({ id }: LotSummary) => Number(id === (askedLotId ?? lastLotId));
  const open = lots.filter(({ status }) => canRecord(kind, status));
  if (kind === 'harvest') {
    return open.toSorted(
      (one, other) =>
        isLast(other) - isLast(one) || harvestRank(one, today) - harvestRank(other, today),
    );
  }
  const hasStock = ({ id, remaining }: LotSummary) => id === askedLotId || isPositive(remaining);
  const stock = kind === 'count' ? open : open.filter(hasStock);
  return stock.toSorted(
    (one, other) =>
      isLast(other) - isLast(one) ||
      (one.bestBefore ?? never).localeCompare(other.bestBefore ?? never),
  );
}

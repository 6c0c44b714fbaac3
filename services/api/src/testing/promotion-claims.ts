import type {
  PaidPrice,
  PreviewedPack,
  PromotionConflict,
} from '@pazar/contracts/promotion-preview';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';

/** Who buys how many packs, and where. */
export interface Sale {
  packId: string;
  count: number;
  locationId: string | undefined;
  code: string | null;
}

/** A sale, and what it really costs. */
export interface TrueSale {
  sale: Sale;
  /** Where the product is sold: a promotion of some places holds for it at those among them alone. */
  soldAt: readonly string[];
  truth: PaidPrice;
}

/** The price of one pack under the promotion by the table, when as many are bought as it says. */
export function priceInTable({ after, deal }: PreviewedPack): number {
  const { count, after: whole } = deal ?? { count: 1, after };
  return Math.floor((2 * whole.grossMinor + count) / (2 * count));
}

interface Meeting {
  /** The previewed promotion. */
  id: string;
  conflict: PromotionConflict;
  /** Where the other one holds; empty: everywhere. */
  otherPlaces: readonly string[];
}

/** The sales of which a promotion sets the price that loses by what the editor says of the two. */
export function wonByLoser(
  { id, conflict, otherPlaces }: Meeting,
  sales: readonly TrueSale[],
): TrueSale[] {
  return sales.filter(({ sale, truth, soldAt }) => {
    const isOfBoth =
      otherPlaces.length === 0 ||
      otherPlaces.some((place) => place === sale.locationId && soldAt.includes(place));
    const said = conflict.winners.find(({ packId }) => packId === sale.packId);
    if (!isOfBoth || said === undefined) return false;
    const winner = sale.code === null ? said.winner : (said.withCode ?? said.winner);
    const loser = { THIS: conflict.id, OTHER: id, QUANTITY: null }[winner];
    return loser !== null && truth.promotionId === loser;
  });
}

/** What the editor says of a meeting, as the timeline has it: `[from, to, won by this, by the other]`. */
export function meetingInEditor({ from, to, winners }: PromotionConflict) {
  const won = (by: 'THIS' | 'OTHER') => winners.filter(({ winner }) => winner === by).length;
  return [from, to, won('THIS'), won('OTHER')];
}

/** The same of the timeline; null where it has no such meeting. */
export function meetingInTimeline(
  overlaps: readonly PromotionOverlap[],
  { id, conflict }: Omit<Meeting, 'otherPlaces'>,
) {
  const pair = overlaps.find(({ one, other }) =>
    [id, conflict.id].every((each) => each === one.id || each === other.id),
  );
  if (pair === undefined) return null;
  const won = [pair.wonByOne, pair.wonByOther];
  return [pair.from, pair.to, ...(pair.one.id === id ? won : won.toReversed())];
}

import type { ConflictWinner } from '@pazar/contracts/promotion-preview';
import type { AffectedProduct } from './affected-products.ts';
import { orderPrice, smallestCount, type Offer } from '../prices/order-price.ts';

/** A promotion that competes for a price. `id` is null before it is stored. */
export interface Rival {
  id: string | null;
  priority: number;
  offer: Offer;
}

/**
 * The promotion that sets the price of a pack, `[this, other]`: decided for one pack, and for the
 * minimum quantity of each. When the winners differ, the quantity decides. Null where neither
 * lowers the price.
 */
export function winnerOf(
  { id: productId }: AffectedProduct,
  pack: AffectedProduct['packs'][number],
  [own, other]: readonly [Rival, Rival],
): ConflictWinner | null {
  const line = { productId, price: pack.priceMinor, baseSize: pack.baseSize };
  const counts = [1, smallestCount(own.offer, line), smallestCount(other.offer, line)];
  const costs = counts.map((count) => ({
    own: orderPrice(own.offer, [{ ...line, count }]),
    other: orderPrice(other.offer, [{ ...line, count }]),
    full: pack.priceMinor * count,
  }));
  const decided = costs.filter(
    ({ own: mine, other: theirs, full }) => Math.min(mine, theirs) < full,
  );
  const winners = new Set(
    decided.map((cost) => (isBetter(own, other, cost) ? ('THIS' as const) : ('OTHER' as const))),
  );
  const [first] = winners;
  if (first === undefined) return null;
  return {
    productId,
    packId: pack.id,
    winner: winners.size > 1 ? 'QUANTITY' : first,
    thisMinor: Math.round((costs[1]?.own ?? 0) / (counts[1] ?? 1)),
    otherMinor: Math.round((costs[2]?.other ?? 0) / (counts[2] ?? 1)),
  };
}

function isBetter(own: Rival, other: Rival, cost: { own: number; other: number }): boolean {
  if (cost.own !== cost.other) return cost.own < cost.other;
  if (own.priority !== other.priority) return own.priority > other.priority;
  // As `runningPromotions` orders them: the older one first, and a stored one before an unsaved
  // one.
  return own.id !== null && other.id !== null && own.id < other.id;
}

import type { Currency } from '@pazar/contracts/money';
import type { PromotionTarget, PromotionTrigger } from '@pazar/contracts/promotion-input';
import { type Offer, orderPrice } from './order-price.ts';
import { isFor, isForPack } from './running-promotions.ts';

/** A promotion as far as it decides what a customer pays. Its categories come with those below them. */
export interface PricedPromotion extends Offer {
  /** Null before it is stored. */
  id: string | null;
  priority: number;
  trigger: PromotionTrigger;
  code: string | null;
  target: PromotionTarget;
  /** Where it holds; everywhere when empty. */
  locationIds: readonly string[];
}

/** Where a customer buys, and the code that the customer gives. */
export interface Customer {
  /** Null: at none of the agent's places. */
  locationId: string | null;
  code: string | null;
}

/** A pack of a product that is sold at some places, archived ones left out. */
export interface PackAtPlaces {
  product: {
    id: string;
    categoryId: string | null;
    currency: Currency;
    placeIds: ReadonlySet<string>;
  };
  pack: { id: string; priceMinor: number; baseSize: bigint };
}

/** Whether a promotion is for a pack, for some customer. */
export function isForSold(
  { target, currency, locationIds }: PricedPromotion,
  { product, pack }: PackAtPlaces,
): boolean {
  return (
    currency === product.currency &&
    isFor(target, { ...product, packIds: [pack.id] }) &&
    isForPack(target, pack.id) &&
    isSoldAtOne(locationIds, product.placeIds)
  );
}

/** Whether a product is sold at one of the places of a promotion. */
export function isSoldAtOne(
  locationIds: readonly string[],
  placeIds: ReadonlySet<string>,
): boolean {
  return locationIds.length === 0 || locationIds.some((id) => placeIds.has(id));
}

/** The promotions among some under which a customer can buy a pack, in their order. */
export function offeredTo<One extends PricedPromotion>(
  { locationId, code: given }: Customer,
  sold: PackAtPlaces,
  promotions: readonly One[],
): One[] {
  const { placeIds } = sold.product;
  const isHere = ({ locationIds }: PricedPromotion) =>
    locationIds.length === 0 ||
    (locationId !== null && locationIds.includes(locationId) && placeIds.has(locationId));
  return promotions.filter(
    (one) =>
      isForSold(one, sold) &&
      isHere(one) &&
      (one.trigger === 'AUTOMATIC' || (given !== null && one.code === given)),
  );
}

/** What some packs cost, in gross minor units, and the promotion that sets it; null when none does. */
export interface PaidPrice<One> {
  totalMinor: number;
  promotion: One | null;
}

/**
 * What a customer pays for some packs of one kind: the best price among those that are offered, and of
 * equal ones that of the first in rank. The price that a sale gets.
 */
export function paidPrice<One extends PricedPromotion>(
  customer: Customer,
  { sold, count }: { sold: PackAtPlaces; count: number },
  promotions: readonly One[],
): PaidPrice<One> {
  const { product, pack } = sold;
  const line = { productId: product.id, price: pack.priceMinor, baseSize: pack.baseSize, count };
  let paid: PaidPrice<One> = { totalMinor: pack.priceMinor * count, promotion: null };
  for (const promotion of offeredTo(customer, sold, promotions).toSorted(byRank)) {
    const totalMinor = orderPrice(promotion, [line]);
    if (totalMinor < paid.totalMinor) paid = { totalMinor, promotion };
  }
  return paid;
}

type Ranked = Pick<PricedPromotion, 'id' | 'priority'>;

/** Of equal prices that of the higher priority counts, then that of the older promotion. */
function byRank(one: Ranked, other: Ranked): number {
  if (one.priority !== other.priority) return other.priority - one.priority;
  // One that is not stored is younger than all others.
  if (one.id === null || other.id === null)
    return Number(one.id === null) - Number(other.id === null);
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

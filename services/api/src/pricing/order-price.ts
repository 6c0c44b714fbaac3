import type { Currency } from '@pazar/contracts/money';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import { paidPacks } from '@pazar/format/multi-buy';
import { promotionPrice } from './promotion-price.ts';

/** Packs of one kind in an order: `price` in gross minor units, `baseSize` in thousandths. */
export interface OrderLine {
  productId: string;
  price: number;
  baseSize: bigint;
  count: number;
}

/** What a promotion gives, and what an order must reach for it. */
export interface Offer {
  rule: PromotionRule;
  currency: Currency;
  /** Thousandths of the base unit of each product. */
  minQuantity: bigint | null;
  minAmountMinor: number | null;
}

/**
 * What the packs of an order that a promotion is for cost under it, in gross minor units. Below its
 * conditions they cost what they always do. The order of the lines does not matter.
 */
export function orderPrice(offer: Offer, lines: readonly OrderLine[]): number {
  const full = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  if (offer.minAmountMinor !== null && full < offer.minAmountMinor) return full;
  return lines.reduce((sum, line) => {
    const holds = offer.minQuantity === null || quantityOf(line, lines) >= offer.minQuantity;
    return sum + (holds ? linePrice(offer, line) : line.price * line.count);
  }, 0);
}

function quantityOf({ productId }: OrderLine, lines: readonly OrderLine[]): bigint {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { baseSize, count }) => sum + baseSize * BigInt(count), 0n);
}

function linePrice({ rule, currency }: Offer, { price, count }: OrderLine): number {
  if (rule.type !== 'MULTI_BUY') return promotionPrice(rule, price, currency) * count;
  return price * paidPacks(rule, count);
}

/** The fewest packs of one kind for which an offer holds, a whole set where packs are free. */
export function smallestCount(
  { rule, minQuantity, minAmountMinor }: Offer,
  { price, baseSize }: Pick<OrderLine, 'price' | 'baseSize'>,
): number {
  return Math.max(
    1,
    rule.type === 'MULTI_BUY' ? rule.buy + rule.free : 1,
    minQuantity === null ? 1 : Number((minQuantity + baseSize - 1n) / baseSize),
    minAmountMinor === null ? 1 : Math.ceil(minAmountMinor / price),
  );
}

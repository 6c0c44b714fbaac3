import type { Currency } from '@pazar/contracts/money';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';

/**
 * The price of a single pack under a rule, in gross minor units; its usual price when that is not
 * higher.
 */
export function promotionPrice(rule: PromotionRule, price: number, currency: Currency): number {
  switch (rule.type) {
    case 'PERCENT_OFF': {
      const dividend = BigInt(price) * BigInt(100 - rule.percent);
      return lower(roundPrice({ dividend, divisor: 100n }, currency), price);
    }
    case 'AMOUNT_OFF':
      if (rule.amountMinor >= price) return price;
      return lower(
        roundPrice({ dividend: BigInt(price - rule.amountMinor), divisor: 1n }, currency),
        price,
      );
    case 'SPECIAL_PRICE':
      return Math.min(rule.priceMinor, price);
    case 'MULTI_BUY':
      // Free packs require others that are paid in full.
      return price;
    default:
      return rule satisfies never;
  }
}

/** A promotion never gives a product away, and rounding never makes it dearer. */
function lower(promoted: number, price: number): number {
  return Math.min(Math.max(promoted, 1), price);
}

/** Prices are whole denars, or whole cents. */
const wholeStep: Record<Currency, bigint> = { MKD: 100n, EUR: 1n };

/** Divides two positive numbers and rounds the half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * Rounds a price given as a fraction of minor units half up to `steps` whole denars or cents. The
 * result may be 0.
 */
export function roundPrice(
  { dividend, divisor }: { dividend: bigint; divisor: bigint },
  currency: Currency,
  steps = 1n,
): number {
  const step = wholeStep[currency] * steps;
  return Number(divideHalfUp(dividend, divisor * step) * step);
}

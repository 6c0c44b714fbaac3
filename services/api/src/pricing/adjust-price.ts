import type { Currency } from '@pazar/contracts/money';
import { priceMinorSchema } from '@pazar/contracts/money';
import type { PriceAdjustment } from '@pazar/contracts/product-bulk';
import { roundPrice } from './promotion-price.ts';

/** Percent are counted in hundredths, so that no price is ever a fraction. */
const wholePercent = 10_000n;

/** A price after an adjustment, with its rounding; null when it is not a valid price. */
export function adjustPrice(
  adjustment: PriceAdjustment,
  price: number,
  currency: Currency,
): number | null {
  const { by, value, roundTo } = adjustment;
  const dividend =
    by === 'percent'
      ? BigInt(price) * (wholePercent + BigInt(Math.round(value * 100)))
      : BigInt(price) + BigInt(value);
  if (dividend <= 0n) return null;
  const divisor = by === 'percent' ? wholePercent : 1n;
  const adjusted = roundPrice({ dividend, divisor }, currency, BigInt(roundTo));
  return priceMinorSchema.safeParse(adjusted).data ?? null;
}

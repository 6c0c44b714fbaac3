import type { Currency } from '@pazar/contracts/money';

/** Prices are whole denars, or whole cents. */
const wholeStep: Record<Currency, bigint> = { MKD: 100n, EUR: 1n };

/** Divides two positive numbers and rounds the half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * A price given as a fraction of minor units, rounded half up to `steps` whole denars or cents. It
 * may become 0.
 */
export function roundPrice(
  { dividend, divisor }: { dividend: bigint; divisor: bigint },
  currency: Currency,
  steps = 1n,
): number {
  const step = wholeStep[currency] * steps;
  return Number(divideHalfUp(dividend, divisor * step) * step);
}

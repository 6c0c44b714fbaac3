import { formatDecimal } from './decimal.ts';
import type { Locale } from './locale.ts';

export interface NumberOptions {
  /** Decimals that are always written. Default 0. */
  minDecimals?: number;
  /** Decimals that the number is rounded to. Default 3, the scale of quantities. */
  maxDecimals?: number;
}

/** From here on numbers have no decimal notation in JavaScript (ECMA-262, Number.prototype.toFixed). */
const largest = 1e21;

/**
 * Writes a number: `1,234.5` in English, `1.234,5` in Macedonian.
 *
 * @throws RangeError when `value` is not finite, or 10^21 and above
 */
export function formatNumber(
  value: number,
  locale: Locale,
  { minDecimals = 0, maxDecimals = 3 }: NumberOptions = {},
): string {
  if (!(Math.abs(value) < largest)) throw new RangeError(`Cannot be written: ${value}`);
  return formatDecimal(value.toFixed(maxDecimals), locale, { minDecimals });
}

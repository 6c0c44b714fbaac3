import { formatMoney, type Money } from './money.ts';
import type { Locale } from './locale.ts';

/** The price of one euro and its first day; management enters it. */
export interface ExchangeRate {
  /** Denars for a euro, such as 61.5. */
  readonly denarsPerEuro: number;
  /** Calendar day `YYYY-MM-DD` from which it holds; show it beside the figure. */
  readonly date: string;
}

/**
 * An amount in the other currency, for information only: `≈ €1.06`. Rounded to its smallest unit.
 *
 * @throws RangeError when the rate is not positive, or `minor` is not a safe integer
 */
export function formatApproximate(
  { minor, currency }: Money,
  { denarsPerEuro }: ExchangeRate,
  locale: Locale,
): string {
  if (!(denarsPerEuro > 0)) throw new RangeError(`Not a rate: ${denarsPerEuro}`);
  const other: Money =
    currency === 'MKD'
      ? { minor: Math.round(minor / denarsPerEuro), currency: 'EUR' }
      : { minor: Math.round(minor * denarsPerEuro), currency: 'MKD' };
  return `≈\u00A0${formatMoney(other, locale)}`;
}

import { formatDecimal, noBreakSpace } from './decimal.ts';
import type { Locale } from './locale.ts';

/** An amount of money. */
export interface Money {
  /** Integer minor units: deni, cents. */
  readonly minor: number;
  /** ISO 4217. Both currencies have two minor digits. */
  readonly currency: 'MKD' | 'EUR';
}

export interface MoneyOptions {
  /**
   * `auto` leaves out `.00`, because day-to-day prices are whole denars: for tables and cards.
   * `always` writes both decimals: for forms and documents. Default `auto`.
   */
  decimals?: 'auto' | 'always';
}

const minorDigits = 2;

type Write = (amount: string) => string;

/** Before the amount in English, behind it in Macedonian. */
const patterns: Readonly<Record<Locale, Readonly<Record<Money['currency'], Write>>>> = {
  en: {
    MKD: (amount) => `MKD${noBreakSpace}${amount}`,
    EUR: (amount) => `€${amount}`,
  },
  mk: {
    MKD: (amount) => `${amount}${noBreakSpace}ден.`,
    EUR: (amount) => `${amount}${noBreakSpace}€`,
  },
};

/** The exact canonical decimal of an amount in minor units: 123450 is `"1234.50"`. */
function decimalFromMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(minorDigits + 1, '0');
  return `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
}

/**
 * Writes an amount: `MKD 1,234.50` and `€1,234.50` in English, `1.234,50 ден.` and `1.234,50 €` in
 * Macedonian, with a no-break space.
 *
 * @throws RangeError when `minor` is not a safe integer
 */
export function formatMoney(
  { minor, currency }: Money,
  locale: Locale,
  { decimals = 'auto' }: MoneyOptions = {},
): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not whole minor units: ${minor}`);
  const isWhole = minor % 10 ** minorDigits === 0;
  const minDecimals = decimals === 'auto' && isWhole ? 0 : minorDigits;
  const amount = formatDecimal(decimalFromMinor(minor), locale, { minDecimals });
  return (minor < 0 ? '-' : '') + patterns[locale][currency](amount);
}

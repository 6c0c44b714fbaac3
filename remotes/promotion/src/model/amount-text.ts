import type { Locale } from '@pazar/contracts/locale';
import { formatDecimal } from '@pazar/format/decimal';

/** Both currencies have two minor digits. */
const minorDigits = 2;

/**
 * An amount in a column whose head names the currency: `38`, `60.50`.
 *
 * @param minor integer minor units
 */
export function amountText(minor: number, locale: Locale): string {
  const isWhole = minor % 10 ** minorDigits === 0;
  const decimal = (minor / 10 ** minorDigits).toFixed(minorDigits);
  return formatDecimal(decimal, locale, { minDecimals: isWhole ? 0 : minorDigits });
}

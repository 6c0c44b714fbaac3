import { noBreakSpace } from './decimal.ts';
import type { Locale } from './locale.ts';
import { formatNumber } from './number.ts';

/**
 * Writes a percentage: `18%` in English, `18 %` in Macedonian.
 *
 * @param percent in hundredths: 18 is eighteen percent
 * @throws RangeError when `percent` is not finite
 */
export function formatPercent(percent: number, locale: Locale): string {
  const amount = formatNumber(percent, locale, { maxDecimals: 2 });
  return locale === 'mk' ? `${amount}${noBreakSpace}%` : `${amount}%`;
}

import { noBreakSpace } from './decimal.ts';
import type { Locale } from './locale.ts';
import { formatNumber } from './number.ts';

const units: Readonly<Record<Locale, readonly [metre: string, kilometre: string]>> = {
  en: ['m', 'km'],
  mk: ['м', 'км'],
};

/** Below 1 km to 10 m, below 10 km to 100 m, else to 1 km: the precision of reading a map. */
const [tens, tenths] = [10, 10] as const;

/** More than a form accepts. */
const maxDistanceDecimals = 3;

/** Formats a distance as somebody entered it: `15.5 km`. */
export function formatKilometres(km: number, locale: Locale): string {
  const number = formatNumber(km, locale, { maxDecimals: maxDistanceDecimals });
  return `${number}${noBreakSpace}${units[locale][1]}`;
}

/**
 * Formats a distance in everyday precision: `430 m`, `3.1 km`, `20 km`.
 *
 * @param km kilometres, 0 or more
 */
export function formatDistance(km: number, locale: Locale): string {
  const [metre, kilometre] = units[locale];
  const metres = Math.round((km * 1000) / tens) * tens;
  if (metres < 1000) return `${formatNumber(metres, locale)}${noBreakSpace}${metre}`;
  const isShort = Math.round(km * tenths) / tenths < 10;
  const number = formatNumber(km, locale, { maxDecimals: isShort ? 1 : 0 });
  return `${number}${noBreakSpace}${kilometre}`;
}

import type { Locale } from '@pazar/format/locale';

const fractions: Readonly<Record<Locale, string>> = { en: '12.5', mk: '12,5' };

/** A number to show how one is written. */
export function numberExample(locale: Locale, decimals: number): string {
  return decimals === 0 ? '12' : fractions[locale];
}

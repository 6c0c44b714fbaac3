import type { Locale } from '@pazar/contracts/locale';

/** The language that stands in for one whose texts are not to be had. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'mk' : 'en';
}

import type { Locale } from '@pazar/contracts/locale';

/** Local storage key of the chosen language (specification, business constants). */
const localeKey = 'locale';

/** The chosen language; English when none is stored, storage is blocked, or the value is foreign. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(localeKey) === 'mk' ? 'mk' : 'en';
  } catch {
    return 'en';
  }
}

/** Stores the choice and reloads, because formats and texts are fixed while a page lives. */
export function changeLocale(locale: Locale): void {
  try {
    localStorage.setItem(localeKey, locale);
  } catch (error) {
    console.warn('The language could not be stored', error);
  }
  location.reload();
}

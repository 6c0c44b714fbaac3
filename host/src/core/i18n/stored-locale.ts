import type { Locale } from '@pazar/contracts/locale';

/** Local storage key of the chosen language (specification, business constants). */
const localeKey = 'locale';

/** The chosen language; English when none is stored, or the value is foreign. */
export function storedLocale(): Locale {
  return (localeOfPage() ?? localeInStorage()) === 'mk' ? 'mk' : 'en';
}

/** Stores the choice and reloads, because formats and texts are fixed while a page lives. */
export function changeLocale(locale: Locale): void {
  let isStored = true;
  try {
    localStorage.setItem(localeKey, locale);
  } catch (error) {
    isStored = false;
    console.warn('The language could not be stored', error);
  }
  // Where the storage is blocked or full, the page's own history entry carries the choice over the reload.
  const state: unknown = history.state;
  history.replaceState({ ...Object(state), locale: isStored ? undefined : locale }, '');
  location.reload();
}

/** The language to fall back to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'mk' : 'en';
}

function localeInStorage(): unknown {
  try {
    return localStorage.getItem(localeKey);
  } catch {
    return null;
  }
}

function localeOfPage(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'locale' in state ? state.locale : null;
}

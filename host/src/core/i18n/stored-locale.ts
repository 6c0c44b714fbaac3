import type { Locale } from '@pazar/contracts/locale';

/** Local storage key of the chosen language (specification, business constants). */
export const localeKey = 'locale';

/** Member of the history entry's state that marks a language change by the agent on this load. */
const chosenKey = 'isLocaleChosen';

/** The chosen language; English when none is stored or the value is invalid. */
export function storedLocale(): Locale {
  return (localeOfPage() ?? localeInStorage()) === 'mk' ? 'mk' : 'en';
}

/**
 * Chooses the language that a link names in its address, `?locale=mk`, where none was chosen: that of the e-mail
 * which has the link.
 */
export function chooseLocaleOfLink(window: Window): void {
  const { location, history } = window;
  const url = new URL(location.href);
  const locale = url.searchParams.get(localeKey);
  if (locale === null) return;
  url.searchParams.delete(localeKey);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  if (locale !== 'mk' || localeInStorage() !== null) return;
  try {
    // Where storage is blocked, reading the property throws.
    window.localStorage.setItem(localeKey, locale);
  } catch {
    // Nothing can be kept here: the page is in English, as every other one.
  }
}

/**
 * Stores the choice and reloads, because formats and texts are fixed while a page lives. The page
 * that loads knows that the language was chosen (`takeChosenLocale`).
 */
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
  const kept = isStored ? undefined : locale;
  history.replaceState({ ...Object(state), locale: kept, [chosenKey]: true }, '');
  location.reload();
}

/** Whether this page was loaded because the language was chosen; true once. */
export function takeChosenLocale(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(chosenKey in state)) return false;
  const { [chosenKey]: _, ...rest } = state;
  history.replaceState(rest, '');
  return true;
}

/** The language to fall back to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'mk' : 'en';
}

function localeInStorage(): string | null {
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

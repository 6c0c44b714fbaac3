import { localeKey, storedLocale } from '../core/i18n/stored-locale.ts';
import type { HostServices } from '../host-services.ts';

/**
 * Follows a change of the language in another tab by a reload. A page with something unsaved keeps
 * its language, and a message offers the change, which asks first.
 */
export function followLocale({
  locale,
  changeLocale,
  leaveGuard,
  notify,
}: Pick<HostServices, 'locale' | 'changeLocale' | 'leaveGuard' | 'notify'>): void {
  function follow(): void {
    const chosen = storedLocale();
    if (chosen === locale) return;
    if (!leaveGuard.isHeld() && !hasTyped()) return location.reload();
    notify(
      { key: 'language.elsewhere' },
      { action: { label: { key: 'language.here' }, onAction: () => void changeLocale(chosen) } },
    );
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === localeKey) follow();
  });
  // A page in the browser's back-forward cache misses the event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** Whether a field holds what nobody keeps: those of the login and of the account's forms. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

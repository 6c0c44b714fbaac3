import type { Locale } from '@pazar/contracts/locale';
import { useShell } from './context.ts';

/** The interface language. Fixed while the page lives: changing it reloads the page. */
export function useLocale(): Locale {
  return useShell().locale;
}

import type { Locale } from '@pazar/contracts/locale';
import { useShell } from './context.ts';
import type { ChangeLocale } from './services/page.ts';

export type { ChangeLocale } from './services/page.ts';

/**
 * The texts of sections, by namespace. Each remote adds its own in `src/texts.d.ts`, so that a key
 * that its `en.json` does not have fails the type check.
 */
export interface SectionTexts {}

/** The texts of the namespace `shell` that only the host uses. The host adds its own; others see none. */
export interface HostTexts {}

/** A key as `t` accepts it: without the ending of its plural form. */
type WithoutPlural<Key> = Key extends `${infer Plain}_one` | `${infer Plain}_other` ? Plain : Key;

/** Every key of a section's texts, for keys that are handed on before they are translated. */
export type TextKey<Namespace extends keyof SectionTexts> = WithoutPlural<
  keyof SectionTexts[Namespace]
>;

/** For a section in which the agent chooses the language. */
export function useChangeLocale(): ChangeLocale {
  return useShell().changeLocale;
}

/** The interface language. Fixed while the page lives: changing it reloads the page. */
export function useLocale(): Locale {
  return useShell().locale;
}

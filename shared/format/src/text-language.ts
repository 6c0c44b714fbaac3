import type { LocalizedText } from './localized-text.ts';

/** A text of which only the letters say the language: Cyrillic is Macedonian, everything else English. */
export function inItsLanguage(text: string): LocalizedText {
  return /\p{Script=Cyrillic}/u.test(text) ? { mk: text, en: null } : { mk: null, en: text };
}

/** The one text for readers that know no languages: the Macedonian one, else the English one. */
export function plainText(texts: LocalizedText | null): string | null {
  return texts?.mk ?? texts?.en ?? null;
}

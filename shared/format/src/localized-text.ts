import type { Locale } from './locale.ts';

/** A text in both languages; null where it is missing. */
export type LocalizedText = Readonly<Record<Locale, string | null>>;

/** The text that a reader gets. */
export interface ReadText {
  readonly text: string;
  /** The language it is written in, for the `lang` attribute. */
  readonly locale: Locale;
  /** True when the reader's own language is missing. */
  readonly isFallback: boolean;
}

const others: Readonly<Record<Locale, Locale>> = { en: 'mk', mk: 'en' };

/** The text in the user's language, else in the other one; an empty text when both are missing. */
export function readLocalizedText(text: LocalizedText, locale: Locale): ReadText {
  const own = text[locale];
  if (own !== null) return { text: own, locale, isFallback: false };
  const other = others[locale];
  return { text: text[other] ?? '', locale: other, isFallback: true };
}

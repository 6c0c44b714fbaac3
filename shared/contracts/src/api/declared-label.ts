import { type DeclaredTexts, labelOf } from './declared-text.ts';
import type { Locale } from './locale.ts';
import { locationTexts } from './location-texts.ts';

const texts: DeclaredTexts = { ...locationTexts };

/** What a declared text is called, of whichever record; undefined for any other field. */
export function declaredLabel(field: string, locale: Locale): string | undefined {
  return labelOf(texts, field, locale);
}

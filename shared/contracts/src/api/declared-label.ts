import { type DeclaredTexts, labelOf } from './declared-text.ts';
import type { Locale } from './locale.ts';
import { accountTexts } from './account-texts.ts';
import { locationTexts, lotTexts, productTexts, promotionTexts } from './record-texts.ts';

/** Every declared text, of whichever record. */
export const declaredTexts = {
  ...locationTexts,
  ...productTexts,
  ...lotTexts,
  ...promotionTexts,
  ...accountTexts,
};
const texts: DeclaredTexts = declaredTexts;

/** What a declared text is called, of whichever record; undefined for any other field. */
export function declaredLabel(field: string, locale: Locale): string | undefined {
  return labelOf(texts, field, locale);
}

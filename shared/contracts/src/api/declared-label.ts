import { type DeclaredTexts, labelOf, namesOf } from './declared-text.ts';
import type { Locale } from './locale.ts';
import { accountTexts } from './account-texts.ts';
import { locationTexts, lotTexts, productTexts, promotionTexts } from './record-texts.ts';

/** The declared texts of every record, and of accounts. Two that have one name have one label. */
export const textsOfRecords = [
  locationTexts,
  productTexts,
  lotTexts,
  promotionTexts,
  accountTexts,
] as const;

type NamesOf<Texts> = Texts extends DeclaredTexts ? keyof Texts & string : never;

/** The name of every declared text, of whichever record. */
export const declaredNames = [
  // Of a union each record has some.
  ...new Set<NamesOf<(typeof textsOfRecords)[number]>>(textsOfRecords.flatMap(namesOf)),
];

/** What a declared text is called, of whichever record; undefined for any other field. */
export function declaredLabel(field: string, locale: Locale): string | undefined {
  return textsOfRecords.map((texts) => labelOf(texts, field, locale)).find(Boolean);
}

import { type DeclaredTexts, listedTexts } from '@pazar/contracts/declared-text';
import type { Locale } from '@pazar/contracts/locale';

/** A column that may be chosen for each text that the rows of the list have. */
export function textColumns(texts: DeclaredTexts) {
  return Object.entries<DeclaredTexts[string]>(listedTexts(texts)).map(([key, { label }]) => ({
    key,
    header: ({ locale }: { readonly locale: Locale }) => label[locale],
    cell: (row: object) => String(new Map(Object.entries(row)).get(key) ?? '–'),
    isExtra: true,
    card: 'hidden' as const,
  }));
}

import type { DeclaredTexts } from '@pazar/contracts/declared-text';

/** Declared texts in the table of a form: empty in a new record. */
export const emptyTexts = <Texts extends DeclaredTexts>(texts: Texts) =>
  // One field for each of the texts.
  Object.fromEntries(Object.keys(texts).map((name) => [name, { empty: null }])) as Record<
    keyof Texts,
    { readonly empty: null }
  >;

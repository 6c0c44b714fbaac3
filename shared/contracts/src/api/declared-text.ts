import type { Locale } from './locale.ts';

/**
 * A text of a record that may be left out. All that reads, writes, shows or logs the record follows from
 * this.
 */
export interface DeclaredText {
  readonly label: Readonly<Record<Locale, string>>;
  /** What it is checked as, and how a browser asks for it. Default any text. */
  readonly type?: 'tel' | 'email' | 'url';
  /** Its fewest characters where it is filled in. */
  readonly min?: number;
  /** Its most characters; those of a telephone number and of an e-mail address are known. */
  readonly max?: number;
  /** Whether it may have several lines. */
  readonly lines?: true;
  /** The heading of its column in a file of records, where that is another word than the label. */
  readonly heading?: Readonly<Record<Locale, string>>;
  /** Whether the rows of the record's list have it. */
  readonly listed?: true;
  /** Whether every released API answers it; null from one that does not. */
  readonly isAlwaysAnswered?: true;
}

/** The longest text whose declaration has no limit. */
export const usualMax = 200;

/** Texts of one kind of record by the names of their fields. */
export type DeclaredTexts = Readonly<Record<string, DeclaredText>>;

/** Names of the texts that the rows of a list have. */
export type ListedName<Texts extends DeclaredTexts> = {
  [Name in keyof Texts]: Texts[Name] extends { readonly listed: true } ? Name : never;
}[keyof Texts];

/** Those of the texts that the rows of a list have. */
export function listedTexts<const Texts extends DeclaredTexts>(texts: Texts) {
  const listed = Object.entries(texts).filter(([, text]) => text.listed);
  // Just those whose declaration says so.
  return Object.fromEntries(listed) as Pick<Texts, ListedName<Texts>>;
}

/** Texts that are all left out. */
export function noTexts<const Texts extends DeclaredTexts>(texts: Texts) {
  // One value for each of the texts.
  return Object.fromEntries(Object.keys(texts).map((name) => [name, null])) as Record<
    keyof Texts,
    null
  >;
}

/** Names of the texts that reach a person: telephone numbers and e-mail addresses. */
export function contactNames<const Texts extends DeclaredTexts>(
  texts: Texts,
): (keyof Texts & string)[] {
  return Object.entries(texts)
    .filter(([, { type }]) => type === 'tel' || type === 'email')
    .map(([name]) => name);
}

/** The names of the fields of the texts. */
export const namesOf = <Texts extends DeclaredTexts>(texts: Texts) =>
  // Just those.
  Object.keys(texts) as (keyof Texts & string)[];

/** Whether a field is one of the texts. */
export function isTextOf<Texts extends DeclaredTexts>(
  texts: Texts,
  field: string,
): field is keyof Texts & string {
  return Object.hasOwn(texts, field);
}

/** What a text is called; undefined for any other field. */
export function labelOf(texts: DeclaredTexts, field: string, locale: Locale): string | undefined {
  return isTextOf(texts, field) ? texts[field]?.label[locale] : undefined;
}

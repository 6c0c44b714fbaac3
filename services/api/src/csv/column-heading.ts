import { declaredLabel } from '@pazar/contracts/declared-label';
import type { Locale } from '@pazar/contracts/locale';
import { isTextKey, textOf } from '../texts/texts.ts';

function headingOf(name: string, locale: Locale): string | undefined {
  const key = `heading.${name}`;
  return isTextKey(key) ? textOf(key, locale) : undefined;
}

const words = {
  en: { id: 'Identifier', mk: 'Macedonian', en: 'English', identifier: 'identifier' },
  mk: { id: 'Идентификатор', mk: 'македонски', en: 'англиски', identifier: 'идентификатор' },
} as const;

/** Columns whose identifier is not named after the record. */
const named: Readonly<Record<string, string>> = {
  entity_id: 'entity_record',
  municipality_code: 'municipality',
};

/** The record that a column identifies, such as `product`; null for a column with a value. */
export function recordOf(column: string): string | null {
  return named[column] ?? /^(.+)_id$/.exec(column)?.[1] ?? null;
}

/** The heading of the names beside such a column; undefined for one without a name. */
export function nameHeading(column: string, locale: Locale): string | undefined {
  const record = recordOf(column);
  return record === null ? undefined : headingOf(record, locale);
}

/** The field of a column: `parking_note` is `parkingNote`. */
const fieldOf = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** How people read a column; undefined for one that has no name yet. */
export function columnHeading(column: string, locale: Locale): string | undefined {
  const { id, identifier, ...languages } = words[locale];
  if (column === 'id') return id;
  const name = nameHeading(column, locale);
  if (name !== undefined) return `${name} (${identifier})`;
  const known = headingOf(column, locale) ?? declaredLabel(fieldOf(column), locale);
  if (known !== undefined) return known;
  const [, base = '', suffix] = /^(.+)_(mk|en|minor)$/.exec(column) ?? [];
  const text = headingOf(base, locale);
  if (text === undefined || (suffix !== 'mk' && suffix !== 'en')) return text;
  return `${text} (${languages[suffix]})`;
}

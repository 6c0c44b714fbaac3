import type { Locale } from '@pazar/contracts/locale';
import { and, or, type PgColumn, type PgTable, sql, type SQL } from '../database/drizzle.ts';

/** The typed text, as sort keys of names in one language. */
export interface TypedName {
  locale: Locale;
  /** Where a table has those keys of its rows' names. */
  column: PgColumn;
  key: string;
}

/** Rows whose names have a word that starts with the typed text. Uses an index of their words. */
export function startsWord(table: PgTable, names: readonly TypedName[]): SQL | undefined {
  return or(...names.map((name) => sql`${wordsOf(table)} @@ ${query(name, lettersOf(name))}`));
}

/**
 * Rows whose names have a word that contains the typed text after its first letter. Uses an index
 * of the ends of their words; further typed words are separate words.
 */
export function continuesWord(table: PgTable, names: readonly TypedName[]): SQL | undefined {
  const ends = sql`api.name_word_ends(${table}.name_sort_mk, ${table}.name_sort_en)`;
  return or(
    ...names.map((name) => {
      const [first = '', ...others] = lettersOf(name);
      if (others.length === 0) return sql`${ends} @@ ${query(name, [first])}`;
      const end = sql`cast(${lexeme(name, first)} as tsquery)`;
      return and(sql`${ends} @@ ${end}`, sql`${wordsOf(table)} @@ ${query(name, others)}`);
    }),
  );
}

/** The column that the database fills with the words of its rows' names. */
function wordsOf(table: PgTable): SQL {
  return sql`${table}.name_words`;
}

/** Names with all of these words but the last, and one that starts with the last. */
function query(name: TypedName, words: readonly string[]): SQL {
  return sql`cast(${`${words.map((word) => lexeme(name, word)).join(' & ')}:*`} as tsquery)`;
}

/** A word as the indexes have it; a key is digits alone, so nothing in it needs quoting. */
function lexeme({ locale }: TypedName, word: string): string {
  return `'${locale.charAt(0)}${word}'`;
}

/** The words of a key: two digits are a letter, and 01 is the space between words. */
function lettersOf({ key }: TypedName): string[] {
  const letters = key.match(/../g) ?? [];
  return letters
    .map((letter) => (letter === '01' ? ' ' : letter))
    .join('')
    .split(' ');
}

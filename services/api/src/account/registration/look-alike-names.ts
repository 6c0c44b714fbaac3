import { type PgColumn, sql, type SQL } from '../../database/drizzle.ts';

/** The letters of both alphabets, without those of other scripts that look like them. */
const latin = /^[A-Za-z\u00c0-\u017f]*$/;
const cyrillic = /^[\u0400-\u045f]*$/;

/**
 * Cyrillic letters that look like Latin ones in lower case or in capitals (Unicode UTS 39), then the
 * signs that look like a small L: capital I in lower case, the dotless i, and one; and zero.
 */
const confusable =
  '\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u04bb' +
  'i\u0131' +
  '10';
/** The letter that each of them is folded to, in the same order. */
const countsAs = 'abesljkmhopctyxhlllo';

/** Whether each word of a name uses one alphabet. Only Latin and Cyrillic are accepted. */
export function isOfOneAlphabet(name: string): boolean {
  const words = name.normalize('NFC').split(/[^\p{L}\p{M}]+/u);
  return words.every((word) => latin.test(word) || cyrillic.test(word));
}

/** The folded form of a name: equal for two names that look the same. */
export function looksOf(name: string): string {
  const letters = Array.from(name.normalize('NFC').toLowerCase());
  return letters.map((letter) => countsAs[confusable.indexOf(letter)] ?? letter).join('');
}

export function looksOfColumn(column: PgColumn): SQL<string> {
  return sql<string>`translate(lower(${column}), ${confusable}, ${countsAs})`;
}

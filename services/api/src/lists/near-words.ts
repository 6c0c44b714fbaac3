import { foldForSearch } from '@pazar/format/search-fold';
import { plannedForItsValues } from '@pazar/service/database/prepare-statements';
import type { PgColumn, PgTable } from '../database/drizzle.ts';
import { and, eq, like, or, sql, type SQL } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';

/** Searched words that no row has, each with the words of rows that differ in a letter or two. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/** The typed word decides which index reads it best. */
const unprepared = sql.raw(plannedForItsValues);

/** Searched words that are looked at: each costs a query, and a name has few. */
const maxTyped = 5;

/** Longer words are not searched for typing faults. PostgreSQL compares words of up to 255 letters. */
const longestWord = 60;

/** Words that one typed word may stand for, the nearest first. */
const maxNear = 20;

/** Rows with a part of the typed word that are looked at: only an agent with thousands has more. */
const maxRows = 2000;

export interface Searched {
  table: PgTable;
  /** The folded text of a row. */
  search: PgColumn;
  owner: PgColumn;
  /** The order that an index of the owner's rows has: a scan in it ends with the first rows that are found. */
  order: readonly SQL[];
}

/**
 * What the words of a search stand for that no row of the agent has: a letter more, less or another is
 * forgiven in four, two in seven. A word with a digit is a number, which has no neighbours.
 */
export async function findNearWords(
  database: Database,
  { table, search, owner, order }: Searched,
  { agentId, q = '' }: { agentId: string; q?: string | undefined },
): Promise<NearWords> {
  const typed = foldForSearch(q)
    .split(' ')
    .filter((word) => forgiven(word) > 0);
  const near = new Map<string, readonly string[]>();
  for (const word of [...new Set(typed)].slice(0, maxTyped)) {
    const has = await database
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${and(eq(owner, agentId), like(search, `%${word}%`))} ${unprepared}`)
      .orderBy(...order)
      .limit(1);
    if (has.length > 0) continue;
    const hasPart = or(...partsOf(word).map((part) => like(search, part)));
    const rows = database
      .select({ text: sql<string>`${search}`.as('text') })
      .from(table)
      .where(sql`${and(eq(owner, agentId), hasPart)} ${unprepared}`)
      .orderBy(...order)
      .limit(maxRows)
      .as('rows');
    const other = sql<string>`other.word`;
    const distance = sql<number>`levenshtein_less_equal(${other}, ${word}, ${forgiven(word)})`;
    const found = await database
      .selectDistinct({ word: other, distance: distance.as('distance') })
      .from(rows)
      .crossJoinLateral(sql`unnest(string_to_array(${rows.text}, ' ')) as other(word)`)
      .where(isNear(other, word))
      .orderBy(sql`distance`, other)
      .limit(maxNear);
    near.set(
      word,
      found.map((row) => row.word),
    );
  }
  return near;
}

/** The words of a search, as they are typed, that others stand for. */
export function replacedWords(q: string, near: NearWords): string[] {
  const isReplaced = (word: string) => (near.get(word)?.length ?? 0) > 0;
  return q.split(/\s+/).filter((typed) => foldForSearch(typed).split(' ').some(isReplaced));
}

/** Words of another length are not compared: that is quicker, and PostgreSQL refuses very long ones. */
function isNear(other: SQL, word: string): SQL {
  const most = forgiven(word);
  return sql`case when abs(length(${other}) - ${word.length}) <= ${most}
    then levenshtein_less_equal(${other}, ${word}, ${most}) <= ${most} else false end`;
}

/** How many letters may differ. */
function forgiven(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > longestWord) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Patterns of which a near word has at least one: with n letters changed, one of n + 1 parts stays. */
function partsOf(word: string): string[] {
  const count = forgiven(word) + 1;
  const cut = (part: number) => Math.round((part * word.length) / count);
  return Array.from({ length: count }, (_, part) => `%${word.slice(cut(part), cut(part + 1))}%`);
}

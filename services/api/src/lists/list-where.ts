import { foldForSearch } from '@pazar/format/search-fold';
import { and, inArray, like, or, sql, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/** The rows of a query. `except` ignores one filter: the one that a facet counts. */
export function listWhere(
  definition: ListDefinition,
  {
    query,
    context,
    except,
  }: { query: Pick<ListQuery, 'filters' | 'q'>; context: ListContext; except?: string },
): SQL | undefined {
  const { filters, search, searchWord } = definition;
  const conditions = Object.entries(query.filters)
    .filter(([name]) => name !== except)
    .map(([name, values]) => filters[name]?.where(values, context));
  return and(
    ...conditions,
    search && searchWhere(definition, query.q, context),
    ...(searchWord ? wordsOf(query.q).map(searchWord) : []),
    hasNoWord(query.q) ? sql`false` : undefined,
  );
}

/** A search for signs alone, such as `%` or an emoji: no folded text has them. */
const hasNoWord = (q = '') => q.trim() !== '' && wordsOf(q).length === 0;

/**
 * The rows with every word of a search in their folded text, or a near one where no row has it, and those
 * that are linked with what the search names; all rows without a search.
 */
export function searchWhere(
  { search, id }: ListDefinition,
  q: string | undefined,
  { near, linked = [] }: ListContext,
): SQL | undefined {
  if (search === undefined) return undefined;
  const holds = (word: string) => like(search, `%${word}%`);
  // The first condition finds rows by an index; a near word is a whole word of the row.
  const has = (word: string) =>
    and(holds(word), sql`' ' || ${search} || ' ' like ${`% ${word} %`}`);
  const words = wordsOf(q).map((word) => or(holds(word), ...(near?.get(word) ?? []).map(has)));
  if (linked.length === 0 || words.length === 0) return and(...words);
  return or(and(...words), inArray(id, [...linked]));
}

/** Folded text has letters, digits and spaces alone: nothing in it is a wildcard. */
function wordsOf(q = ''): string[] {
  return foldForSearch(q).split(' ').filter(Boolean);
}

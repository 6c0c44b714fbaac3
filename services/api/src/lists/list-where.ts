import { foldForSearch } from '@pazar/format/search-fold';
import { and, like, type PgColumn, sql, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/** The rows of a query. `except` ignores one filter: the one that a facet counts. */
export function listWhere(
  { filters, search, searchWord }: ListDefinition,
  {
    query,
    context,
    except,
  }: { query: Pick<ListQuery, 'filters' | 'q'>; context: ListContext; except?: string },
): SQL | undefined {
  const conditions = Object.entries(query.filters)
    .filter(([name]) => name !== except)
    .map(([name, values]) => filters[name]?.where(values, context));
  return and(
    ...conditions,
    search && searchWhere(search, query.q),
    ...(searchWord ? wordsOf(query.q).map(searchWord) : []),
    hasNoWord(query.q) ? sql`false` : undefined,
  );
}

/** A search for signs alone, such as `%` or an emoji: no folded text has them. */
const hasNoWord = (q = '') => q.trim() !== '' && wordsOf(q).length === 0;

/** The rows with every word of a search in their folded text; all rows without a search. */
export function searchWhere(fold: PgColumn, q?: string): SQL | undefined {
  return and(...wordsOf(q).map((word) => like(fold, `%${word}%`)));
}

/** Folded text has letters, digits and spaces alone: nothing in it is a wildcard. */
function wordsOf(q = ''): string[] {
  return foldForSearch(q).split(' ').filter(Boolean);
}

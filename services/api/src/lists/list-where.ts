import { foldForSearch } from '@pazar/format/search-fold';
import { and, like, type PgColumn, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/** The rows that a query asks for. `except` leaves one filter out: what its facet counts. */
export function listWhere(
  { filters, search }: ListDefinition,
  {
    query,
    context,
    except,
  }: { query: Pick<ListQuery, 'filters' | 'q'>; context: ListContext; except?: string },
): SQL | undefined {
  const conditions = Object.entries(query.filters)
    .filter(([name]) => name !== except)
    .map(([name, values]) => filters[name]?.where(values, context));
  return and(...conditions, search && searchWhere(search, query.q));
}

/** The rows with every word of a search in their folded text; all rows without a word. */
export function searchWhere(fold: PgColumn, q = ''): SQL | undefined {
  // Folded text has letters, digits and spaces alone: nothing in it is a wildcard.
  const words = foldForSearch(q).split(' ').filter(Boolean);
  return and(...words.map((word) => like(fold, `%${word}%`)));
}

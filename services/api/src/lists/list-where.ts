import { foldForSearch } from '@pazar/format/search-fold';
import { and, like, type SQL } from 'drizzle-orm';
import type { ListContext, ListDefinition } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/** The rows that a query asks for. `except` leaves one filter out: what its facet counts. */
export function listWhere(
  { filters, search }: ListDefinition,
  { query, context, except }: { query: ListQuery; context: ListContext; except?: string },
): SQL | undefined {
  const conditions = Object.entries(query.filters)
    .filter(([name]) => name !== except)
    .map(([name, values]) => filters[name]?.where(values, context));
  // Folded text has letters, digits and spaces alone: nothing in it is a wildcard.
  const words = foldForSearch(query.q ?? '').split(' ');
  const found = search && words.filter(Boolean).map((word) => like(search, `%${word}%`));
  return and(...conditions, ...(found ?? []));
}

import { sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { foldForSearch } from '@pazar/format/search-fold';
import type { SortKey } from '../paging/keyset.ts';
import { ApiProblem } from '../problems/api-problem.ts';
import type { ListContext, ListDefinition, SortTerm } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/**
 * The order of a list: what the query names, else how well a row matches the search, else the
 * list's own. The identifier breaks ties. Throws `unknown-sort` (400).
 */
export function listOrder(
  definition: ListDefinition,
  { sort, q }: Pick<ListQuery, 'sort' | 'q'>,
  context: ListContext,
): SortKey[] {
  const named = (sort ?? definition.defaultSort).split(',').map((name) => {
    const descending = name.startsWith('-');
    const term = definition.sorts[descending ? name.slice(1) : name]?.(context);
    if (term === undefined) {
      throw new ApiProblem('unknown-sort', {
        extensions: { allowed: Object.keys(definition.sorts) },
      });
    }
    return sortKeyOf(term, descending);
  });
  const ranked = sort === undefined ? relevance(definition, q) : [];
  return [...ranked, ...named, { column: definition.id, descending: false }];
}

function sortKeyOf(term: SortTerm, descending: boolean): SortKey {
  return term instanceof PgColumn
    ? { column: term, descending }
    : { column: term.sql, type: term.type, descending };
}

/** How well a row matches: as a whole, from the start, from the start of a word, or inside one. */
function relevance({ search }: ListDefinition, q: string | undefined): SortKey[] {
  const folded = foldForSearch(q ?? '');
  if (search === undefined || folded === '') return [];
  const rank: SQL = sql`case
    when ${search} = ${folded} then 0
    when ${search} like ${`${folded}%`} then 1
    when ${search} like ${`% ${folded}%`} then 2
    else 3 end`;
  return [{ column: rank, type: 'integer', descending: false }];
}

import { localeSchema } from '@pazar/contracts/locale';
import { or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';
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
    const term = termOf(definition, descending ? name.slice(1) : name, context);
    if (term === undefined) {
      throw new ApiProblem('unknown-sort', {
        extensions: { allowed: Object.keys(definition.sorts) },
      });
    }
    return sortKeyOf(term, descending);
  });
  const ranked = sort === undefined ? relevance(definition, q, context) : [];
  return [...ranked, ...named, { column: definition.id, descending: false }];
}

function sortKeyOf(term: SortTerm, descending: boolean): SortKey {
  return term instanceof PgColumn
    ? { column: term, descending }
    : { column: term.sql, type: term.type, descending };
}

function termOf({ sorts }: ListDefinition, name: string, context: ListContext) {
  // The name comes from outside: `constructor` is none of the list's own.
  return Object.hasOwn(sorts, name) ? sorts[name]?.(context) : undefined;
}

/**
 * How well a name matches as it was typed: 0 as a whole, 1 from its start, 2 from the start of a
 * word, 3 inside; 4 when only another spelling or another text of the row does. A list's `name` order is by
 * the sort keys of `shared/format`, two digits for each letter, and these tell it.
 */
function relevance(
  definition: ListDefinition,
  q = '',
  { now }: Pick<ListContext, 'now'>,
): SortKey[] {
  if (definition.search === undefined || foldForSearch(q) === '') return [];
  const names = localeSchema.options.flatMap((locale) => {
    const term = termOf(definition, 'name', { locale, now });
    return term instanceof PgColumn ? [{ column: term, key: sortKey(q, locale) }] : [];
  });
  if (names.length === 0) return [];
  const any = (condition: (name: (typeof names)[number]) => SQL) => or(...names.map(condition));
  const rank = sql`case
    when ${any(({ column, key }) => sql`${column} = ${key}`)} then 0
    when ${any(({ column, key }) => sql`${column} like ${`${key}%`}`)} then 1
    when ${any(({ column, key }) => sql`${column} ~ ${`^(..)*01${key}`}`)} then 2
    when ${any(({ column, key }) => sql`${column} ~ ${`^(..)*${key}`}`)} then 3
    else 4 end`;
  return [{ column: rank, type: 'integer', descending: false }];
}

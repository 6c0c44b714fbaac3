import { PgColumn } from '../database/drizzle.ts';
import type { SortKey } from './paging/keyset.ts';
import { Refusal } from '../problems/refusal.ts';
import type { ListContext, ListDefinition, SortTerm } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

/**
 * The order of a list, or of one part of it: the one in the query, otherwise the list's default.
 * The identifier breaks ties. Throws `unknown-sort` (400).
 */
export function listOrder(
  definition: ListDefinition,
  { sort }: Pick<ListQuery, 'sort'>,
  context: ListContext,
): SortKey[] {
  const named = (sort ?? definition.defaultSort).split(',').flatMap((name) => {
    const descending = name.startsWith('-');
    const term = sortTermOf(definition, descending ? name.slice(1) : name, context);
    if (term === undefined) {
      throw new Refusal('unknown-sort', {
        extensions: { allowed: Object.keys(definition.sorts) },
      });
    }
    return sortKeysOf(term, descending);
  });
  return [...named, { column: definition.id, descending: false }];
}

function sortKeysOf(term: SortTerm, descending: boolean): SortKey[] {
  if (term instanceof PgColumn) return [{ column: term, descending }];
  const steps = term.steps === undefined ? [] : [{ column: term.steps, descending }];
  return [...steps, { column: term.sql, type: term.type, descending }];
}

/** The terms of a name in `sort`; undefined where the list has no such order. */
export function sortTermOf({ sorts }: ListDefinition, name: string, context: ListContext) {
  // The name comes from the request: `constructor` is no order of the list.
  return Object.hasOwn(sorts, name) ? sorts[name]?.(context) : undefined;
}

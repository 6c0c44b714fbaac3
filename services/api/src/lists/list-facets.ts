import type { Database } from '../database/database.ts';
import { and, count, sql, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';

/** How many rows have each value, by facet. */
export type Facets = Record<string, Record<string, number>>;

interface FacetRequest {
  query: ListQuery;
  context: ListContext;
  /** The rows that the list is about at all. */
  own: SQL;
}

/** Counts the values of each facet that was asked for, with every other filter applied. */
export async function readFacets(
  database: Database,
  definition: ListDefinition,
  { query, context, own }: FacetRequest,
): Promise<Facets | undefined> {
  if (query.facets === undefined) return undefined;
  const facets: Facets = {};
  for (const name of new Set(query.facets)) {
    const facet = definition.facets?.[name];
    if (facet === undefined) continue;
    const values = database
      .select({ value: sql<string | null>`cast(${facet(context)} as text)`.as('value') })
      .from(definition.table)
      .where(and(own, listWhere(definition, { query, context, except: name })))
      .as('values');
    const value = sql<string>`coalesce(${values.value}, 'none')`;
    const rows = await database
      .select({ value, count: count() })
      .from(values)
      .groupBy(sql`1`);
    facets[name] = Object.fromEntries(rows.map((row) => [row.value, row.count]));
  }
  return facets;
}

import { createHash } from 'node:crypto';
import type { Page } from '@pazar/contracts/page';
import { plannedForItsValues } from '@pazar/service/database/prepare-statements';
import type { Database } from '../database/database.ts';
import { and, asc, inArray, sql, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { readFacets, type Facets } from './list-facets.ts';
import { listParts } from './list-parts.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';
import { countRows } from './paging/count-rows.ts';
import { replacedWords } from './near-words.ts';
import type { KeysetClauses, SortKey } from './paging/keyset.ts';
import type { Pager } from './paging/pager.ts';
import { readSlice, type SlicePart } from './paging/read-slice.ts';
import type { Slice } from './paging/slice.ts';

/** The clauses of a list's query, with `sortValues` among the columns. */
export interface ListRead {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  /** Select it as a column: the position of the row in the order. */
  sortValues: SQL<string[]>;
}

/** One row of a list with its `sortValues`. */
export interface ListRow<Item> {
  item: Item;
  sortValues: string[];
}

export interface ListRequest<Item> {
  query: ListQuery;
  context: ListContext;
  /** The rows that the list contains without filters: the agent's own. */
  own: SQL;
  /** The owner of the list: cursors of one are invalid in another's. */
  owner: string;
  read: (read: ListRead) => Promise<ListRow<Item>[]>;
}

/** A page of a list, with counts by facet where they were asked for. */
export type ListAnswer<Item> = Page<Item> & { facets?: Facets | undefined };

/** Reads a page of a list. Throws `unknown-sort` and `cursor-mismatch`. */
export async function readList<Item>(
  { database, pager }: { database: Database; pager: Pager },
  definition: ListDefinition,
  { query, context, own, owner, read }: ListRequest<Item>,
): Promise<ListAnswer<Item>> {
  const parts = listParts(definition, query, context);
  const scope = scopeOf(definition, parts, { query, owner, context });
  const filter = isFiltered(query) ? unprepared : undefined;
  const page = await pager.page({ query, scope }, (slice) => {
    const source = <Row>(rows: (read: ListRead) => Promise<ListRow<Row>[]>) => ({
      parts,
      read: async ({ where, ...clauses }: KeysetClauses, { keys }: SlicePart) => {
        const narrowed = filter ? sql`${and(own, where)} ${filter}` : and(own, where);
        const found = await rows({ ...clauses, where: narrowed, sortValues: sortValuesOf(keys) });
        return found.map(({ item, sortValues }) => ({ item, position: sortValues }));
      },
      count: () =>
        countRows(database, definition.table, and(own, listWhere(definition, { query, context }))),
    });
    if (parts.length === 1) return readSlice(slice, source(read));
    const ids = (part: ListRead) => readIds(database, definition, part);
    return readSlice(slice, source(ids)).then((found) =>
      withItems(found, { definition, own, read }),
    );
  });
  const facets = await readFacets(database, definition, { query, context, own });
  const near = replacedWords(query.q ?? '', context.near ?? new Map());
  return { ...page, ...(facets && { facets }), ...(near.length > 0 && { near }) };
}

/**
 * The ids of a part of a search. Most parts find few rows or none: what a row shows is read once for all of them,
 * and not by each part.
 */
async function readIds(
  database: Database,
  { table, id }: ListDefinition,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<string>[]> {
  return database
    .select({ item: sql<string>`cast(${id} as text)`, sortValues })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** The rows of these ids, in their order; without one that was deleted meanwhile. */
async function withItems<Item>(
  { rows, ...slice }: Slice<string>,
  {
    definition: { id },
    own,
    read,
  }: Pick<ListRequest<Item>, 'own' | 'read'> & { definition: ListDefinition },
): Promise<Slice<Item>> {
  if (rows.length === 0) return { ...slice, rows: [] };
  const ids = rows.map(({ item }) => item);
  const found = await read({
    // Each number of ids is another statement: a server would prepare every one.
    where: sql`${and(own, inArray(id, ids))} ${unprepared}`,
    orderBy: [asc(id)],
    limit: ids.length,
    sortValues: sortValuesOf([{ column: id, descending: false }]),
  });
  const items = new Map(found.map(({ item, sortValues }) => [sortValues[0], item]));
  return {
    ...slice,
    rows: rows.flatMap(({ item, position }) => {
      const row = items.get(item);
      return row === undefined ? [] : [{ item: row, position }];
    }),
  };
}

/** What filters and a search find decides which index reads it best. */
function isFiltered({ filters, q }: ListQuery): boolean {
  return q !== undefined || Object.keys(filters).length > 0;
}
const unprepared = sql.raw(plannedForItsValues);

function sortValuesOf(keys: readonly SortKey[]): SQL<string[]> {
  const texts = keys.map(({ column }) => sql`cast(${column} as text)`);
  return sql<string[]>`array[${sql.join(texts, sql`, `)}]`;
}

/**
 * A cursor is valid for one agent's list under the same filters, search and order, and the same
 * parts: an earlier version may have ordered its parts in another way.
 */
function scopeOf(
  { name }: ListDefinition,
  parts: readonly SlicePart[],
  { query, owner, context }: { query: ListQuery; owner: string; context: ListContext },
): string {
  const { filters, q, sort } = query;
  const names = Object.keys(filters).toSorted((a, b) => (a < b ? -1 : 1));
  const values = names.map((filter) => [filter, filters[filter]]);
  const shape = parts.map(({ keys }) => keys.length);
  const asked = JSON.stringify([values, q ?? '', sort ?? '', context.locale, shape]);
  return `${name} ${owner} ${createHash('sha256').update(asked).digest('base64url')}`;
}

import { createHash } from 'node:crypto';
import type { Page } from '@pazar/contracts/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { and, sql, type SQL } from '../database/drizzle.ts';
import { countRows } from './paging/count-rows.ts';
import type { SortKey } from './paging/keyset.ts';
import type { Pager } from './paging/pager.ts';
import { readSlice, type SlicePart } from './paging/read-slice.ts';
import { isKnown } from '../http/entity-tags.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { readFacets, type Facets } from './list-facets.ts';
import { listParts } from './list-parts.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';

/** What a repository is asked for: its query, with `sortValues` among the selected columns. */
export interface ListRead {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  /** Select it as a column: where the row stands in the order. */
  sortValues: SQL<string[]>;
}

/** One row of a list with what `sortValues` gave. */
export interface ListRow<Item> {
  item: Item;
  sortValues: string[];
}

export interface ListRequest<Item> {
  request: FastifyRequest;
  reply: FastifyReply;
  query: ListQuery;
  /** The rows that the list is about at all: the agent's own. */
  own: SQL;
  /** Whose list it is: cursors of one are no good in another. */
  owner: string;
  read: (read: ListRead) => Promise<ListRow<Item>[]>;
}

/** A page of a list, with counts by facet where they were asked for. */
export type ListAnswer<Item> = Page<Item> & { facets?: Facets };

export interface ListParts {
  database: Database;
  clock: Clock;
  pager: Pager;
}

/**
 * Answers a list endpoint: filters, order, search, facets, pages and a strong ETag; undefined after
 * a 304. Throws `unknown-sort` and `cursor-mismatch` (400).
 */
export async function answerList<Item>(
  { database, clock, pager }: ListParts,
  definition: ListDefinition,
  { request, reply, query, own, owner, read }: ListRequest<Item>,
): Promise<ListAnswer<Item> | undefined> {
  const context = { locale: requestLocale(request), now: clock() };
  const parts = listParts(definition, query, context);
  const page = await pager.answer(
    { query, scope: scopeOf(definition, parts, { query, owner, context }), reply, request },
    (slice) =>
      readSlice(slice, {
        parts,
        read: async ({ where, ...clauses }, { keys }) => {
          const rows = await read({
            ...clauses,
            where: and(own, where),
            sortValues: sortValuesOf(keys),
          });
          return rows.map(({ item, sortValues }) => ({ item, position: sortValues }));
        },
        count: () =>
          countRows(
            database,
            definition.table,
            and(own, listWhere(definition, { query, context })),
          ),
      }),
  );
  const facets = await readFacets(database, definition, { query, context, own });
  const answer: ListAnswer<Item> = { ...page, ...(facets && { facets }) };
  return isKnown(request, reply, answer) ? void reply.code(304).send() : answer;
}

function sortValuesOf(keys: readonly SortKey[]): SQL<string[]> {
  const texts = keys.map(({ column }) => sql`cast(${column} as text)`);
  return sql<string[]>`array[${sql.join(texts, sql`, `)}]`;
}

/**
 * A cursor holds for one agent's list under the same filters, search and order, and the same parts:
 * those of an earlier version may have stood in another way.
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

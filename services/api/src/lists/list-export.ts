import { setTimeout } from 'node:timers/promises';
import { and, asc, desc, inArray, sql, type SQL } from '../database/drizzle.ts';
import { countRows } from './paging/count-rows.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Database } from '../database/database.ts';
import type { ListRead } from './read-list.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { listParts } from './list-parts.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';

/** Most rows of one file: the limit of an import. */
const maxExportRows = 5000;

/** Records that are read at once: an embedded database answers no other request meanwhile. */
const recordsAtOnce = 50;

/** Milliseconds for others after each: with it 95 of 100 reads beside an export took 64 ms on PGlite, 88 without. */
const pauseMs = 5;

/**
 * All rows of a list under its filters, search and order, without pages. The ids are read in one
 * snapshot, and the contents in turns with other requests: a row deleted in the meantime is left
 * out. 413 `too-large` with the count above 5,000 rows; 400 `unknown-sort`.
 */
export async function exportList<Row>(
  database: Database,
  definition: ListDefinition,
  {
    query,
    own,
    context,
    read,
  }: {
    query: ListQuery;
    own: SQL;
    context: ListContext;
    read: (read: ListRead) => Promise<Row[]>;
  },
): Promise<Row[]> {
  const chunks: { ids: unknown[]; orderBy: SQL[] }[] = [];
  let all = 0;
  for (const { where, keys } of listParts(definition, query, context)) {
    const orderBy = keys.map(({ column, descending }) => (descending ? desc(column) : asc(column)));
    const found = await database
      .select({ id: definition.id })
      .from(definition.table)
      .where(and(own, where))
      .orderBy(...orderBy)
      .limit(maxExportRows + 1 - all);
    all += found.length;
    const ids = found.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += recordsAtOnce) {
      chunks.push({ ids: ids.slice(at, at + recordsAtOnce), orderBy });
    }
    if (all > maxExportRows) break;
  }
  if (all <= maxExportRows) {
    const rows: Row[] = [];
    for (const { ids, orderBy } of chunks) {
      const where = and(own, inArray(definition.id, ids));
      const sortValues = sql<string[]>`array[]::text[]`;
      rows.push(...(await read({ where, orderBy, limit: ids.length, sortValues })));
      await setTimeout(pauseMs);
    }
    return rows;
  }
  const actual = await countRows(
    database,
    definition.table,
    and(own, listWhere(definition, { query, context })),
  );
  throw new Refusal('too-large', { extensions: { limit: maxExportRows, actual } });
}

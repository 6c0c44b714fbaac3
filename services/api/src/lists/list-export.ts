import { and, asc, desc, sql, type SQL } from '../database/drizzle.ts';
import { countRows } from './paging/count-rows.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Database } from '../database/database.ts';
import type { ListRead } from './read-list.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { listParts } from './list-parts.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';

/** Rows of one file at most: what an import takes. */
const maxExportRows = 5000;

/**
 * All rows of a list under its filters, search and order, without pages. 413 `too-large` with how
 * many there are when they are more than 5,000; 400 `unknown-sort`.
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
  const rows: Row[] = [];
  for (const { where, keys } of listParts(definition, query, context)) {
    const more = await read({
      where: and(own, where),
      orderBy: keys.map(({ column, descending }) => (descending ? desc(column) : asc(column))),
      limit: maxExportRows + 1 - rows.length,
      sortValues: sql`array[]::text[]`,
    });
    rows.push(...more);
    if (rows.length > maxExportRows) break;
  }
  if (rows.length <= maxExportRows) return rows;
  const actual = await countRows(
    database,
    definition.table,
    and(own, listWhere(definition, { query, context })),
  );
  throw new Refusal('too-large', { extensions: { limit: maxExportRows, actual } });
}

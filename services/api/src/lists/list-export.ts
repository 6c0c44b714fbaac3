import { and, sql, type SQL } from 'drizzle-orm';
import { countRows } from '../paging/count-rows.ts';
import { ApiProblem } from '../problems/api-problem.ts';
import type { ListParts, ListRead } from './list-answer.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { listOrder } from './list-order.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere } from './list-where.ts';

/** Rows of one file at most: what an import takes. */
const maxExportRows = 5000;

/**
 * All rows of a list under its filters, search and order, without pages. 413 `too-large` with how
 * many there are when they are more than 5,000; 400 `unknown-sort`.
 */
export async function exportList<Row>(
  { database }: ListParts,
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
  const keys = listOrder(definition, query, context);
  const where = and(own, listWhere(definition, { query, context }));
  const rows = await read({
    where,
    orderBy: keys.map(
      ({ column, descending }) => sql`${column} ${sql.raw(descending ? 'desc' : 'asc')}`,
    ),
    limit: maxExportRows + 1,
    sortValues: sql`array[]::text[]`,
  });
  if (rows.length <= maxExportRows) return rows;
  const actual = await countRows(database, definition.table, where);
  throw new ApiProblem('too-large', { extensions: { limit: maxExportRows, actual } });
}

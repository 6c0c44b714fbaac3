import type { InferSelectModel, PgTable } from '../database/drizzle.ts';
import { getTableColumns } from '../database/drizzle.ts';
import type { OwnList } from './own-list.ts';

/** Reads the rows of a list from its table alone, each as `itemOf` answers it. */
export function tableRows<Table extends PgTable, Item>(
  table: Table,
  itemOf: (row: InferSelectModel<Table>) => Item,
): OwnList<Item>['rows'] {
  return async ({ database }, { where, orderBy, limit, sortValues }) => {
    const rows = await database
      .select({ row: getTableColumns<PgTable>(table), sortValues })
      .from<PgTable>(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    // All columns of the table.
    return rows.map(({ row, ...read }) => ({
      item: itemOf(row as InferSelectModel<Table>),
      ...read,
    }));
  };
}

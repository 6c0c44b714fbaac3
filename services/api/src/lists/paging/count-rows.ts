import { maxCountedTotal } from '@pazar/contracts/page';
import type { Database } from '../../database/database.ts';
import { count, type PgTable, sql, type SQL } from '../../database/drizzle.ts';

/** Counts rows up to one beyond the limit of totals, as a count reads every row. */
export async function countRows(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(maxCountedTotal + 1)
    .as('some');
  const [row] = await database.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

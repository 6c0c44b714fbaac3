import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import type { LotRow } from '../stock/stock-rows.ts';

/** More lots than fit on one page; the calendar is no export. */
const maxLots = 2000;

export interface MonthHarvest {
  lotId: string | null;
  month: number;
  quantity: bigint;
}

/** The lots of an agent that have to do with a year, and their harvests in it, by month. */
export async function readCalendarLots(
  database: Database,
  agentId: string,
  year: number,
): Promise<{ lots: LotRow[]; harvests: MonthHarvest[] }> {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const rows = await database
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.agentId, agentId),
        sql`(${lots.seasonYear} = ${year} or (
          coalesce(${lots.plantedOn}, ${lots.receivedOn}, ${lots.expectedFrom}) <= ${last}::date
          and coalesce(${lots.expectedTo}, ${lots.bestBefore}, ${lots.expectedFrom},
            ${lots.receivedOn}, ${lots.plantedOn}) >= ${first}::date))`,
      ),
    )
    .orderBy(asc(lots.lotNumber))
    .limit(maxLots);
  const harvests = await readHarvests(
    database,
    rows.map((row) => row.id),
    { first, last },
  );
  return { lots: rows, harvests };
}

async function readHarvests(
  database: Database,
  lotIds: string[],
  { first, last }: { first: string; last: string },
): Promise<MonthHarvest[]> {
  // The market's calendar, as everywhere: a harvest just after midnight is that day's.
  const day = sql`(${movements.occurredAt} at time zone 'Europe/Skopje')::date`;
  const month = sql<number>`extract(month from ${day})::integer`;
  const rows = await database
    .select({
      lotId: movements.lotId,
      month,
      quantity: sql`sum(${movements.quantity})::text`.mapWith(BigInt),
    })
    .from(movements)
    .where(
      and(
        inArray(movements.lotId, lotIds),
        inArray(movements.type, ['HARVEST', 'RECEIPT']),
        sql`${day} between ${first}::date and ${last}::date`,
      ),
    )
    .groupBy(movements.lotId, month)
    .orderBy(month);
  return rows.filter((row) => row.quantity > 0n);
}

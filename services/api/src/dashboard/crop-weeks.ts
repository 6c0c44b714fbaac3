import { marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { entriesOf, type Period } from '../stock/kept-entries.ts';

const week = sql<string>`to_char(date_trunc('week', ${movements.occurredAt}
  at time zone ${marketZone}), 'YYYY-MM-DD')`;

/** Quantities harvested and sold in each week, by crop; weeks without either have no row. */
export async function readCropWeeks(database: Database, agentId: string, period: Period) {
  return database
    .select({
      week,
      cropId: lots.cropId,
      mk: lots.cropNameMk,
      en: lots.cropNameEn,
      unit: lots.unit,
      harvested: sql`coalesce(sum(${movements.quantity})
        filter (where ${movements.type} = 'HARVEST'), 0)::bigint`.mapWith(BigInt),
      sold: sql`coalesce(-sum(${movements.quantity})
        filter (where ${movements.type} = 'SALE'), 0)::bigint`.mapWith(BigInt),
    })
    .from(movements)
    .innerJoin(lots, eq(lots.id, movements.lotId))
    .where(and(entriesOf(agentId, period), inArray(movements.type, ['HARVEST', 'SALE'])))
    .groupBy(sql`1`, lots.cropId, lots.cropNameMk, lots.cropNameEn, lots.unit)
    .orderBy(sql`min(${lots.nameSortMk})`, lots.unit, sql`1`);
}
export type CropWeeks = Awaited<ReturnType<typeof readCropWeeks>>;

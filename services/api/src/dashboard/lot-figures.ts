import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { addDays, weekStart } from '../clock/calendar-days.ts';
import type { Database } from '../database/database.ts';
import { and, asc, count, eq, gt, sql, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { countWhere } from '../database/count-where.ts';
import {
  firstHarvestDay,
  harvestIsExpected,
  harvestIsOverdue,
  lastHarvestDay,
  lotHasStatus,
  lotStatusToday,
} from '../stock/lot-status.ts';
import { quantityText } from '../records/values.ts';
import type { LotRow } from '../stock/stock-rows.ts';

/** How many rows a block names; the list of the section has all of them. */
const named = 10;
/** How many harvests of this week are beside the page. */
const namedThisWeek = 3;

export async function countLots(database: Database, agentId: string, today: string) {
  const status = lotStatusToday(today);
  const [row] = await database
    .select({
      total: count(),
      available: countWhere(sql`${status} = 'AVAILABLE'`),
      growing: countWhere(sql`${status} = 'GROWING'`),
    })
    .from(lots)
    .where(eq(lots.agentId, agentId));
  return row ?? { total: 0, available: 0, growing: 0 };
}

/** Lots whose harvest should start soon, or should have started. */
export async function readHarvestDue(database: Database, agentId: string, today: string) {
  const { rows, total, special } = await readNamed(
    database,
    {
      where: and(eq(lots.agentId, agentId), harvestIsExpected(today, dashboardDays.harvestDue)),
      special: harvestIsOverdue(today),
    },
    firstHarvestDay,
  );
  return {
    total,
    overdue: special,
    items: rows.map((lot) => ({
      ...lotName(lot),
      expectedFrom: lot.expectedFrom,
      expectedTo: lot.expectedTo,
      expectedQuantity: lot.expectedQuantity === null ? null : quantityText(lot.expectedQuantity),
    })),
    thisWeek: await readThisWeek(database, agentId, today),
  };
}

/** Lots that are harvested in the week of a day, of which something is still to come in. */
async function readThisWeek(database: Database, agentId: string, today: string) {
  const monday = weekStart(today);
  const rows = await database
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.agentId, agentId),
        lotHasStatus(today, ['PLANNED', 'GROWING', 'AVAILABLE']),
        gt(lots.expectedQuantity, lots.harvested),
        sql`${firstHarvestDay} <= ${addDays(monday, 6)}::date`,
        sql`${lastHarvestDay} >= ${monday}::date`,
      ),
    )
    .orderBy(lastHarvestDay, asc(lots.id))
    .limit(namedThisWeek);
  return rows.flatMap((lot) =>
    lot.expectedQuantity === null
      ? []
      : {
          ...lotName(lot),
          expectedQuantity: quantityText(lot.expectedQuantity),
          harvested: quantityText(lot.harvested),
        },
  );
}
export type HarvestDue = Awaited<ReturnType<typeof readHarvestDue>>;

/** Lots on offer that are past their best-before day, or soon will be. */
export async function readBestBefore(database: Database, agentId: string, today: string) {
  const where = and(
    eq(lots.agentId, agentId),
    eq(lots.status, 'AVAILABLE'),
    gt(lots.remaining, 0n),
    sql`${lots.bestBefore} <= ${addDays(today, dashboardDays.bestBefore)}::date`,
  );
  const hasPassed = sql`${lots.bestBefore} < ${today}::date`;
  const order = sql`${lots.bestBefore}`;
  const { rows, total, special } = await readNamed(database, { where, special: hasPassed }, order);
  return {
    total,
    passed: special,
    items: rows.flatMap((lot) =>
      lot.bestBefore === null
        ? []
        : { ...lotName(lot), remaining: quantityText(lot.remaining), bestBefore: lot.bestBefore },
    ),
  };
}
export type BestBefore = Awaited<ReturnType<typeof readBestBefore>>;

/** The quantity left on offer, by crop and unit. */
export async function readRemaining(database: Database, agentId: string) {
  const rows = await database
    .select({
      cropId: lots.cropId,
      unit: lots.unit,
      mk: sql<string | null>`min(${lots.cropNameMk})`,
      en: sql<string | null>`min(${lots.cropNameEn})`,
      lots: count(),
      remaining: sql`sum(${lots.remaining})::bigint`.mapWith(BigInt),
    })
    .from(lots)
    .where(and(eq(lots.agentId, agentId), eq(lots.status, 'AVAILABLE'), gt(lots.remaining, 0n)))
    // Lots of a listed crop are grouped by its id, all others by name.
    .groupBy(lots.cropId, lots.unit, cropKey)
    .orderBy(sql`min(${lots.nameSortMk})`, asc(lots.unit));
  return {
    items: rows.map(({ mk, en, remaining, ...crop }) => ({
      ...crop,
      cropName: { mk, en },
      remaining: quantityText(remaining),
    })),
  };
}

const cropKey = sql`case when ${lots.cropId} is null
  then concat(${lots.cropNameMk}, chr(10), ${lots.cropNameEn}) end`;

/** The first lots in an order, how many there are, and how many of them are special. */
async function readNamed(
  database: Database,
  { where, special }: { where: SQL | undefined; special: SQL },
  order: SQL,
) {
  const rows = await database
    .select()
    .from(lots)
    .where(where)
    .orderBy(order, asc(lots.id))
    .limit(named);
  const [counts] = await database
    .select({ total: count(), special: countWhere(special) })
    .from(lots)
    .where(where);
  return { rows, total: counts?.total ?? 0, special: counts?.special ?? 0 };
}

function lotName(lot: LotRow) {
  return {
    id: lot.id,
    lotNumber: lot.lotNumber,
    cropId: lot.cropId,
    cropName: { mk: lot.cropNameMk, en: lot.cropNameEn },
    variety: lot.variety,
    unit: lot.unit,
  };
}

import type { ManagementStats } from '@pazar/contracts/management';
import { addDays, daysOf } from '../clock/calendar-days.ts';
import { marketDay, marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, type PgColumn, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { samples } from '../database/tables/samples.ts';
import { hasVisibility } from '../products/hidden-reasons.ts';
import { readIdle, readWaiting, readWeeklySales } from './market-figures.ts';
import { effectiveStatus } from '../pricing/promotion-status.ts';

const registrationDays = 30;

/** No sample that Pazar has filled in for a new agent. */
const isReal = (id: PgColumn) =>
  sql`not exists (select from ${samples} where ${samples.recordId} = ${id})`;

/** Figures over all agents. */
export async function readManagementStats(database: Database, now: Date): Promise<ManagementStats> {
  const [productCounts] = await database
    .select({
      total: count(),
      active: countIf(eq(products.status, 'ACTIVE')),
      blocked: countIf(eq(products.moderation, 'BLOCKED')),
    })
    .from(products)
    .where(isReal(products.id));
  const [lotCounts] = await database
    .select({ total: count(), available: countIf(eq(lots.status, 'AVAILABLE')) })
    .from(lots)
    .where(isReal(lots.id));
  const [activeLocations] = await database
    .select({ active: countIf(eq(locations.status, 'ACTIVE')) })
    .from(locations);
  const [running] = await database
    .select({ active: countIf(sql`${effectiveStatus(now)} = 'ACTIVE'`) })
    .from(promotions);
  const byStatus = await countAgentsBy(database, sql`${agents.accountStatus}`);
  return {
    agents: {
      // Nobody is behind a closed account.
      total: Object.entries(byStatus).reduce(
        (sum, [status, amount]) => (status === 'CLOSED' ? sum : sum + amount),
        0,
      ),
      byType: await countAgentsBy(database, sql`${agents.userType}`),
      byVerification: await countAgentsBy(database, sql`${agents.verificationStatus}`),
      byStatus,
    },
    products: productCounts ?? { total: 0, active: 0, blocked: 0 },
    lots: lotCounts ?? { total: 0, available: 0 },
    locations: activeLocations ?? { active: 0 },
    promotions: running ?? { active: 0 },
    registrations: await countRegistrations(database, now),
    liveProducts: await database.$count(
      products,
      and(isReal(products.id), hasVisibility(['live'], now)),
    ),
    waiting: await readWaiting(database, now),
    sales: await readWeeklySales(database, now),
    idle: await readIdle(database, now),
  };
}

async function countAgentsBy(database: Database, value: SQL): Promise<Record<string, number>> {
  const rows = await database
    .select({ value: sql<string>`${value}`, count: count() })
    .from(agents)
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map((row) => [row.value, row.count]));
}

/** Includes every day of the period, also those without registrations. */
async function countRegistrations(
  database: Database,
  now: Date,
): Promise<ManagementStats['registrations']> {
  const today = marketDay(now);
  const days = daysOf(addDays(today, 1 - registrationDays), today);
  const day = sql<string>`to_char(${agents.createdAt} at time zone ${marketZone}, 'YYYY-MM-DD')`;
  const rows = await database
    .select({ day, count: count() })
    .from(agents)
    .where(sql`${day} >= ${days[0]}`)
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.day, row.count]));
  return days.map((name) => ({ day: name, count: counts.get(name) ?? 0 }));
}

function countIf(condition: SQL): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

import type { Lately } from '@pazar/contracts/dashboard-lately';
import { currencySchema } from '@pazar/contracts/money';
import { unitSchema } from '@pazar/contracts/quantity';
import { addDays } from '../clock/calendar-days.ts';
import { marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, desc, eq, inArray, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { quantityText } from '../records/values.ts';
import { entriesOf, saleOf, type Period } from '../stock/kept-entries.ts';

const dayOf = sql<string>`to_char(${movements.occurredAt} at time zone ${marketZone}, 'YYYY-MM-DD')`;
/** Most harvests that are named. */
const named = 10;

/** What was sold and harvested today and yesterday: sales of one kind are one line with their sums. */
export async function readLately(
  database: Database,
  agentId: string,
  today: string,
): Promise<Lately> {
  const period = { from: addDays(today, -1), to: today };
  const sales = await readSales(database, agentId, period);
  const sold = await readSold(database, agentId, period);
  const harvests = await readHarvests(database, agentId, period);
  const days = [period.to, period.from].map((day) => ({
    day,
    sales: salesOn(day, sales, sold),
    harvests: harvests.filter((row) => row.day === day).map(harvestOf),
  }));
  return { days };
}

/** Each sale once, by day, kind and currency. */
async function readSales(database: Database, agentId: string, period: Period) {
  const sale = database
    .select({
      day: sql<string>`min(${dayOf})`.as('day'),
      channel: movements.channel,
      currency: movements.currency,
      at: sql<Date>`min(${movements.occurredAt})`.as('at'),
      amount: saleOf.amount.as('amount'),
    })
    .from(movements)
    .where(and(entriesOf(agentId, period), eq(movements.type, 'SALE')))
    .groupBy(movements.bookingId, movements.currency, movements.channel)
    .as('sale');
  return database
    .select({
      day: sale.day,
      channel: sale.channel,
      currency: sale.currency,
      sales: count(),
      amountMinor: saleOf.sum(sale.amount),
      from: sql<Date>`min(${sale.at})`.mapWith(movements.occurredAt),
      to: sql<Date>`max(${sale.at})`.mapWith(movements.occurredAt),
    })
    .from(sale)
    .groupBy(sale.day, sale.channel, sale.currency);
}

/** How much of each unit these sales were. */
async function readSold(database: Database, agentId: string, period: Period) {
  return database
    .select({
      day: dayOf,
      channel: movements.channel,
      unit: sql<string>`coalesce(${lots.unit}, ${products.baseUnit})`,
      quantity: sql`-sum(${movements.quantity})::bigint`.mapWith(BigInt),
    })
    .from(movements)
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(and(entriesOf(agentId, period), eq(movements.type, 'SALE')))
    .groupBy(sql`1`, movements.channel, sql`3`);
}

/** What came into each lot, the latest first. */
async function readHarvests(database: Database, agentId: string, period: Period) {
  return database
    .select({
      day: dayOf,
      id: lots.id,
      lotNumber: lots.lotNumber,
      cropId: lots.cropId,
      cropNameMk: lots.cropNameMk,
      cropNameEn: lots.cropNameEn,
      variety: lots.variety,
      unit: lots.unit,
      type: movements.type,
      quantity: sql`sum(${movements.quantity})::bigint`.mapWith(BigInt),
      at: sql<Date>`max(${movements.occurredAt})`.mapWith(movements.occurredAt),
    })
    .from(movements)
    .innerJoin(lots, eq(lots.id, movements.lotId))
    .where(and(entriesOf(agentId, period), inArray(movements.type, ['HARVEST', 'RECEIPT'])))
    .groupBy(sql`1`, lots.id, movements.type)
    .orderBy(desc(sql`max(${movements.occurredAt})`), lots.id)
    .limit(named);
}

type HarvestRow = Awaited<ReturnType<typeof readHarvests>>[number];

function harvestOf({ id, lotNumber, cropId, variety, unit, type, ...row }: HarvestRow) {
  const { cropNameMk: mk, cropNameEn: en, quantity, at } = row;
  const cropName = { mk, en };
  const amount = { quantity: quantityText(quantity), at: at.toISOString() };
  return { id, lotNumber, cropId, cropName, variety, unit, type, ...amount };
}

type SalesRow = Awaited<ReturnType<typeof readSales>>[number];
type SoldRow = Awaited<ReturnType<typeof readSold>>[number];

/** The kinds of sale of a day, the one with the most sales first. */
function salesOn(day: string, sales: readonly SalesRow[], sold: readonly SoldRow[]) {
  const kinds = Map.groupBy(
    sales.filter((row) => row.day === day),
    ({ channel }) => channel,
  );
  return [...kinds]
    .map(([channel, rows]) => ({
      channel,
      sales: rows.reduce((sum, row) => sum + row.sales, 0),
      from: first(rows.map(({ from }) => from.toISOString()).toSorted()),
      to: first(
        rows
          .map(({ to }) => to.toISOString())
          .toSorted()
          .toReversed(),
      ),
      amounts: currencySchema.options.flatMap((currency) =>
        rows
          .filter((row) => row.currency === currency)
          .map(({ amountMinor }) => ({ currency, amountMinor })),
      ),
      quantities: unitSchema.options.flatMap((unit) =>
        sold
          .filter((row) => row.day === day && row.channel === channel && row.unit === unit)
          .map(({ quantity }) => ({ unit, quantity: quantityText(quantity) })),
      ),
    }))
    .toSorted((one, other) => other.sales - one.sales);
}

function first(instants: readonly string[]): string {
  const [found] = instants;
  if (found === undefined) throw new Error('A kind of sale without a sale');
  return found;
}

import { addDays } from '../clock/calendar-days.ts';
import { marketMidnight, marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, gte, lt, sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { isStanding } from '../stock/standing-entries.ts';

/** Calendar days in the market, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What one agent's entries of a period are. */
export function entriesOf(agentId: string, { from, to }: Period) {
  return and(
    eq(movements.agentId, agentId),
    gte(movements.occurredAt, marketMidnight(from)),
    lt(movements.occurredAt, marketMidnight(addDays(to, 1))),
    isStanding,
  );
}

/**
 * What sales brought on each day, in minor units of each currency; sales without a price have
 * none. Each sale is rounded for itself, as it was paid, so that days add up to their month.
 */
export async function readOutflow(database: Database, agentId: string, period: Period) {
  const sale = database
    .select({
      day: sql<string>`to_char(min(${movements.occurredAt} at time zone ${marketZone}),
        'YYYY-MM-DD')`.as('day'),
      currency: movements.currency,
      amount: sql`round(sum(abs(${movements.quantity})::numeric * ${movements.unitPriceMinor}
        / coalesce(${movements.packSize}, 1000)))`.as('amount'),
      gross: sql`round(sum(abs(${movements.quantity})::numeric
        * coalesce(${movements.listPriceMinor}, ${movements.unitPriceMinor})
        / coalesce(${movements.packSize}, 1000)))`.as('gross'),
    })
    .from(movements)
    .where(and(entriesOf(agentId, period), eq(movements.type, 'SALE')))
    .groupBy(movements.bookingId, movements.currency)
    .as('sale');
  return database
    .select({
      day: sale.day,
      currency: sale.currency,
      sales: count(),
      // As large as a number can be exactly; no market gets there.
      /** What they would have brought without promotions. */
      grossMinor: sql`least(coalesce(sum(${sale.gross}), 0), 9007199254740991)`.mapWith(Number),
      amountMinor: sql`least(coalesce(sum(${sale.amount}), 0), 9007199254740991)`.mapWith(Number),
    })
    .from(sale)
    .groupBy(sale.day, sale.currency);
}
export type Outflow = Awaited<ReturnType<typeof readOutflow>>;

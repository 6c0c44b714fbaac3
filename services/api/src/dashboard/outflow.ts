import { addDays } from '../clock/calendar-days.ts';
import { marketMidnight, marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, gte, lt, sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { isNoSample, notReversed, saleAmounts } from '../stock/kept-entries.ts';

/** Calendar days in the market, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The entries of one agent in a period, without those of samples. */
export function entriesOf(agentId: string, { from, to }: Period) {
  return and(
    eq(movements.agentId, agentId),
    gte(movements.occurredAt, marketMidnight(from)),
    lt(movements.occurredAt, marketMidnight(addDays(to, 1))),
    notReversed,
    isNoSample,
  );
}

/** The amount of one sale, and how the amounts of sales are added up. */
export const saleOf = {
  ...saleAmounts,
  /** The sum over sales, as large as a number can be exactly; no market gets there. */
  sum: (part: ReturnType<(typeof saleAmounts.amount)['as']>) =>
    sql`least(coalesce(sum(${part}), 0), 9007199254740991)`.mapWith(Number),
};

/** Revenue of each day, in minor units of each currency; sales without a price have none. */
export async function readOutflow(database: Database, agentId: string, period: Period) {
  const sale = database
    .select({
      day: sql<string>`to_char(min(${movements.occurredAt} at time zone ${marketZone}),
        'YYYY-MM-DD')`.as('day'),
      currency: movements.currency,
      amount: saleOf.amount.as('amount'),
      gross: saleOf.gross.as('gross'),
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
      /** The revenue without promotions. */
      grossMinor: saleOf.sum(sale.gross),
      amountMinor: saleOf.sum(sale.amount),
    })
    .from(sale)
    .groupBy(sale.day, sale.currency);
}
export type Outflow = Awaited<ReturnType<typeof readOutflow>>;

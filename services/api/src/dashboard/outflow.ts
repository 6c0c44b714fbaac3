import { marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { entriesOf, type Period, saleOf } from '../stock/kept-entries.ts';

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

import type { Database } from '../database/database.ts';
import { and, count, eq, inArray, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { entriesOf, saleOf, type Period } from '../stock/kept-entries.ts';

/** Revenue of a period, by currency and kind of sale; sales without a price have no currency. */
export async function readSales(database: Database, agentId: string, period: Period) {
  const sale = database
    .select({
      currency: movements.currency,
      channel: movements.channel,
      amount: saleOf.amount.as('amount'),
      gross: saleOf.gross.as('gross'),
    })
    .from(movements)
    .where(and(entriesOf(agentId, period), eq(movements.type, 'SALE')))
    .groupBy(movements.bookingId, movements.currency, movements.channel)
    .as('sale');
  return database
    .select({
      currency: sale.currency,
      channel: sale.channel,
      sales: count(),
      amountMinor: saleOf.sum(sale.amount),
      grossMinor: saleOf.sum(sale.gross),
    })
    .from(sale)
    .groupBy(sale.currency, sale.channel);
}
export type Sales = Awaited<ReturnType<typeof readSales>>;

const unit = sql`coalesce(${lots.unit}, ${products.baseUnit})`;

/**
 * Quantities harvested, received into lots, sold and lost in a period, in thousandths of each
 * unit.
 */
export async function readAmounts(database: Database, agentId: string, period: Period) {
  return database
    .select({
      unit: unit.mapWith(String),
      harvested: sql`coalesce(sum(${movements.quantity})
        filter (where ${movements.type} = 'HARVEST'), 0)::bigint`.mapWith(BigInt),
      received: sql`coalesce(sum(${movements.quantity}) filter (where ${movements.lotId} is not null
        and ${movements.type} = 'RECEIPT'), 0)::bigint`.mapWith(BigInt),
      sold: sql`coalesce(-sum(${movements.quantity})
        filter (where ${movements.type} = 'SALE'), 0)::bigint`.mapWith(BigInt),
      wasted: sql`coalesce(-sum(${movements.quantity})
        filter (where ${movements.type} = 'WASTE'), 0)::bigint`.mapWith(BigInt),
    })
    .from(movements)
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(
      and(
        entriesOf(agentId, period),
        inArray(movements.type, ['HARVEST', 'RECEIPT', 'SALE', 'WASTE']),
      ),
    )
    .groupBy(unit);
}
export type Amounts = Awaited<ReturnType<typeof readAmounts>>;

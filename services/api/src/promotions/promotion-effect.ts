import type { PromotionEffect } from '@pazar/contracts/promotion-detail';
import type { Unit } from '@pazar/contracts/quantity';
import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { readOwn } from '../records/change-own.ts';
import { quantityText } from '../records/values.ts';
import { notReversed, saleOf } from '../stock/kept-entries.ts';
import { affectedProducts } from './affected-products.ts';
import { beginningOf, withSubcategories } from '../pricing/running-promotions.ts';
import { promotionRecord } from './promotion-record.ts';

/** How long before its start sales are compared, in milliseconds. */
const comparedMs = 14 * 24 * 60 * 60 * 1000;

/** Sales under an own promotion, and of the same products in the two weeks before. `not-found`. */
export async function readEffect(context: AgentContext, id: string): Promise<PromotionEffect> {
  const promotion = await readOwn(promotionRecord, context, id);
  const { transaction, agentId, now } = context;
  const [row] = await transaction.select().from(promotions).where(eq(promotions.id, id));
  const [target = promotion.target] = await withSubcategories(transaction, [promotion.target]);
  const { currency } = promotion;
  const affected = await affectedProducts(transaction, { agentId, currency, target });
  const begins = row?.publishedAt ? beginningOf(row) : now;
  const sold = await readSales(context, eq(movements.promotionId, id));
  const before = await readSales(
    context,
    and(
      inArray(
        movements.productId,
        affected.map((product) => product.id),
      ),
      gte(movements.occurredAt, new Date(begins.getTime() - comparedMs)),
      lt(movements.occurredAt, begins),
      // A product may have had another currency then.
      or(isNull(movements.currency), eq(movements.currency, currency)),
    ),
  );
  const { sales: uses, quantities, grossMinor, netMinor } = sold;
  return {
    uses,
    quantities,
    grossMinor,
    discountMinor: grossMinor - netMinor,
    netMinor,
    before: { sales: before.sales, quantities: before.quantities, netMinor: before.netMinor },
  };
}

/** Standing sales of an agent, added up by unit. Each sale is rounded for itself, as it was paid. */
async function readSales({ transaction, agentId }: AgentContext, which: SQL | undefined) {
  const sale = transaction
    .select({
      unit: sql<Unit>`coalesce(${lots.unit}, ${products.baseUnit})`.as('unit'),
      quantity: sql`-sum(${movements.quantity})`.as('quantity'),
      net: saleOf.amount.as('net'),
      gross: saleOf.gross.as('gross'),
    })
    .from(movements)
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(and(eq(movements.agentId, agentId), eq(movements.type, 'SALE'), which, notReversed))
    .groupBy(movements.bookingId, sql`coalesce(${lots.unit}, ${products.baseUnit})`)
    .as('sale');
  const rows = await transaction
    .select({
      unit: sale.unit,
      sales: sql`count(*)`.mapWith(Number),
      quantity: sql`sum(${sale.quantity})`.mapWith(BigInt),
      netMinor: saleOf.sum(sale.net),
      grossMinor: saleOf.sum(sale.gross),
    })
    .from(sale)
    .groupBy(sale.unit)
    .orderBy(sql`sum(${sale.quantity}) desc`);
  return {
    sales: rows.reduce((sum, row) => sum + row.sales, 0),
    netMinor: rows.reduce((sum, row) => sum + row.netMinor, 0),
    grossMinor: rows.reduce((sum, row) => sum + row.grossMinor, 0),
    quantities: rows.map(({ unit, quantity }) => ({ unit, quantity: quantityText(quantity) })),
  };
}

import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * Adds up the sales of promotions, without reversed ones, and records when they reach a limit: the
 * promotion ends there. It restarts when the limit is raised or a sale is reversed. Returns whether
 * one of them has ended or restarted.
 */
export async function recountPromotions(
  { transaction, now }: AgentContext,
  ids: readonly string[],
): Promise<boolean> {
  let hasTurned = false;
  for (const id of [...new Set(ids)].toSorted()) {
    const before = await lockExhaustion(transaction, id);
    await transaction.execute(sql`
      with counted as (
        select count(distinct m.booking_id)::integer as uses,
          coalesce(sum(-m.quantity) filter (
            where coalesce(lots.unit, products.base_unit) = p.stock_unit), 0)::bigint as sold
        from api.promotions p
        left join api.movements m on m.promotion_id = p.id and m.reverses_id is null
          and not exists (select from api.movements r where r.reverses_id = m.id)
        left join api.lots on lots.id = m.lot_id
        left join api.products on products.id = m.product_id
        where p.id = ${id})
      update api.promotions set
        uses = counted.uses,
        sold_quantity = counted.sold,
        exhausted_at = case
          when counted.uses >= usage_limit or counted.sold >= stock_limit
          then coalesce(exhausted_at, cast(${now.toISOString()} as timestamptz)) end
      from counted where promotions.id = ${id}`);
    const after = await lockExhaustion(transaction, id);
    hasTurned ||= (before === null) !== (after === null);
  }
  return hasTurned;
}

async function lockExhaustion(transaction: Database, id: string): Promise<Date | null> {
  const [row] = await transaction
    .select({ exhaustedAt: promotions.exhaustedAt })
    .from(promotions)
    .where(eq(promotions.id, id))
    .for('no key update');
  return row?.exhaustedAt ?? null;
}

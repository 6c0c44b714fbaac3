import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import type { Unit } from '../records/unit.ts';

/**
 * Adds up the sales of locked promotions, without reversed ones, and records when they reach a limit: the
 * promotion ends there. It restarts when the limit is raised or a sale is reversed. Returns whether
 * one of them has ended or restarted.
 */
export async function recountPromotions(
  { transaction, now }: Unit,
  ids: readonly string[],
): Promise<boolean> {
  const answer = await transaction.execute(sql`
    with counted as (
      select p.id, p.exhausted_at as was, count(distinct m.booking_id)::integer as uses,
        coalesce(sum(-m.quantity) filter (
          where coalesce(lots.unit, products.base_unit) = p.stock_unit), 0)::bigint as sold
      from api.promotions p
      left join api.movements m on m.promotion_id = p.id and m.reverses_id is null
        and not exists (select from api.movements r where r.reverses_id = m.id)
      left join api.lots on lots.id = m.lot_id
      left join api.products on products.id = m.product_id
      where p.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      group by p.id)
    update api.promotions set
      uses = counted.uses,
      sold_quantity = counted.sold,
      exhausted_at = case
        when counted.uses >= usage_limit or counted.sold >= stock_limit
        then coalesce(exhausted_at, cast(${now.toISOString()} as timestamptz)) end
    from counted where promotions.id = counted.id
    returning (counted.was is null) <> (promotions.exhausted_at is null) as turned`);
  return turnedSchema.parse(answer).rows.some(({ turned }) => turned);
}

const turnedSchema = z.object({ rows: z.array(z.object({ turned: z.boolean() })) });

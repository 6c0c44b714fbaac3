import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

const faultRows = z.object({ rows: z.array(z.object({ fault: z.string() })) });

/** Every stock column that differs from the sum of its movements; none, if all is well. */
export async function stockFaults(database: Database): Promise<string[]> {
  const answer = await database.execute(sql`
    with ledger as (
      select lots.id, lots.lot_number, array[
        coalesce(sum(quantity) filter (where type in ('HARVEST', 'RECEIPT')), 0),
        -coalesce(sum(quantity) filter (where type = 'SALE'), 0),
        -coalesce(sum(quantity) filter (where type = 'WASTE'), 0),
        -coalesce(sum(quantity) filter (where type = 'OWN_USE'), 0),
        coalesce(sum(quantity) filter (where type = 'ADJUST'), 0),
        coalesce(sum(quantity), 0), count(movements.id)] as sums
      from api.lots left join api.movements on movements.lot_id = lots.id group by lots.id
    ), balances as (
      select products.id, coalesce(sum(quantity), 0) as balance, count(movements.id) as entries
      from api.products
      left join api.movements on movements.product_id = products.id and movements.lot_id is null
      group by products.id
    ), stocks as (
      select products.id, case stock_mode
        when 'MANUAL' then balances.balance
        when 'FROM_PRODUCE' then (select coalesce(sum(quantity), 0) from api.movements
          join api.product_lots on product_lots.lot_id = movements.lot_id
          where product_lots.product_id = products.id) end as available
      from api.products join balances on balances.id = products.id
    )
    select 'lot ' || lots.lot_number as fault from api.lots join ledger on ledger.id = lots.id
    where ledger.sums <> array[harvested, sold, wasted, own_use, adjusted, remaining,
      ledger_version]::numeric[]
    union all
    select 'ledger of ' || sku from api.products join balances on balances.id = products.id
    where (balance, entries) <> (ledger_balance, ledger_version)
    union all
    select 'stock of ' || sku from api.products join stocks on stocks.id = products.id
    where stock_available is distinct from available
      or stock_state <> case when available is null then 'ON_DEMAND' when available = 0 then 'OUT'
        when available <= low_stock_threshold then 'LOW' else 'IN' end`);
  return faultRows.parse(answer).rows.map((row) => row.fault);
}

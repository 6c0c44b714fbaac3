-- Sales change stock all the time. An indexed column that changes costs a new entry in every index of its
-- table, 20 for a product. So no index holds an amount: it holds the step in which the amount lies, each twice
-- the last, which a sale seldom leaves. A list by stock reads step after step and sorts within one.
create function api.stock_step(thousandths bigint) returns integer
  language sql immutable parallel safe
  return case when thousandths = 0 then 0 else 65 - position(B'1' in thousandths::bit(64)) end;

-- Room in each page for the next version of a row: without it the version moves to another page, with entries
-- in all indexes. The new columns write the tables anew, with this room.
alter table api.products set (fillfactor = 80);
alter table api.lots set (fillfactor = 80);
alter table api.promotions set (fillfactor = 80);

drop index api.products_by_stock, api.products_by_stock_down, api.lots_by_remaining,
  api.lots_to_sell_first;
alter table api.products add column stock_step integer not null
  generated always as (api.stock_step(coalesce(stock_available, 99999999999))) stored;
alter table api.lots add column stock_step integer not null
  generated always as (api.stock_step(harvested + adjusted - sold - wasted - own_use)) stored;
create index products_by_stock on api.products (agent_id, stock_step);
create index lots_by_remaining on api.lots (agent_id, stock_step);
-- What to sell first: on offer, and soon past its best. How much is left changes with every sale.
create index lots_to_sell_first on api.lots (agent_id, best_before) where status = 'AVAILABLE';

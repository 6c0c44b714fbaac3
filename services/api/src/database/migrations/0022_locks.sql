-- The one order of locks, in one statement: the agent, lots, products, the ledger of prices, promotions,
-- each kind by its ids. Every part is a statement inside, so it sees what was committed while the one before
-- it waited. Answers which rows are locked, the ledger's mark, and the database's clock after the last lock,
-- both in milliseconds since 1970.
create function api.take_locks(
  agent uuid, with_agent boolean, lot_ids uuid[], drawing_ids uuid[], product_ids uuid[],
  with_prices boolean, promotion_ids uuid[]
) returns jsonb language plpgsql as $$
declare
  locked_lots uuid[] := '{}';
  locked_products uuid[] := '{}';
  locked_promotions uuid[] := '{}';
  mark timestamptz;
begin
  if with_agent then
    perform 1 from api.agents where id = agent for no key update;
  end if;
  if cardinality(lot_ids) + cardinality(drawing_ids) > 0 then
    select coalesce(array_agg(id), '{}') into locked_lots from (
      select lots.id from api.lots
      where lots.agent_id = agent and (lots.id = any (lot_ids) or lots.id in (
        select lot_id from api.product_lots where product_id = any (drawing_ids)))
      order by lots.id for no key update) as locked;
  end if;
  if cardinality(locked_lots) + cardinality(product_ids) > 0 then
    -- A change of a lot's stock changes that of its products.
    select coalesce(array_agg(id), '{}') into locked_products from (
      select products.id from api.products
      where products.agent_id = agent and (products.id = any (product_ids) or products.id in (
        select product_id from api.product_lots where lot_id = any (locked_lots)))
      order by products.id for no key update) as locked;
  end if;
  if with_prices then
    insert into api.price_settlements (agent_id, settled_until) values (agent, 'epoch')
      on conflict do nothing;
    select settled_until into mark from api.price_settlements
      where agent_id = agent for no key update;
  end if;
  if cardinality(promotion_ids) > 0 then
    select coalesce(array_agg(id), '{}') into locked_promotions from (
      select promotions.id from api.promotions
      where promotions.agent_id = agent and promotions.id = any (promotion_ids)
      order by promotions.id for no key update) as locked;
  end if;
  return jsonb_build_object(
    'lots', to_jsonb(locked_lots), 'products', to_jsonb(locked_products),
    'promotions', to_jsonb(locked_promotions),
    'mark', extract(epoch from mark) * 1000,
    'instant', floor(extract(epoch from clock_timestamp()) * 1000));
end
$$;

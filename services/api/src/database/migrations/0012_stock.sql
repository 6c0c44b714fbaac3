-- The stock ledger. A movement of a lot may name the product it was sold as; one without a lot
-- belongs to the own ledger of a product in stock mode MANUAL.
create table api.movements (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  lot_id uuid references api.lots (id),
  product_id uuid references api.products (id),
  type text not null
    check (type in ('HARVEST', 'RECEIPT', 'SALE', 'WASTE', 'OWN_USE', 'ADJUST')),
  quantity bigint not null check (quantity <> 0 and abs(quantity) <= 9999999999),
  occurred_at timestamptz(3) not null,
  channel text
    check (channel in ('MARKET', 'FARM_GATE', 'DELIVERY', 'WHOLESALE', 'ONLINE', 'OTHER')),
  unit_price_minor integer check (unit_price_minor between 1 and 1000000000),
  currency text check (currency in ('MKD', 'EUR')),
  promotion_id uuid references api.promotions (id),
  -- What the pack, or one base unit, cost without the promotion.
  list_price_minor integer check (list_price_minor between 1 and 1000000000),
  note text check (char_length(note) <= 300),
  reverses_id uuid unique references api.movements (id),
  created_at timestamptz(3) not null,
  pack_id uuid,
  pack_count integer check (pack_count between 1 and 1000000),
  -- Base units in one pack when it was booked: packs are edited, the ledger is not.
  pack_size bigint check (pack_size between 1 and 9999999999),
  -- Entries of one request: they are reversed together.
  booking_id uuid not null,
  created_by uuid not null references api.agents (id),
  check (lot_id is not null or product_id is not null),
  -- A reversing entry carries the kind of what it reverses, with the other sign.
  check (type = 'ADJUST' or (type in ('HARVEST', 'RECEIPT')) = ((quantity > 0) = (reverses_id is null))),
  constraint movements_pack_is_whole
    check ((pack_id is null) = (pack_count is null) and (pack_id is null) = (pack_size is null)),
  constraint movements_price_has_currency check ((unit_price_minor is null) = (currency is null))
);
create trigger movements_append_only before update or delete on api.movements
  for each row execute function api.refuse_change_but_of_samples('lot_id');
create index movements_of_lot on api.movements (lot_id, occurred_at desc, id);
create index movements_of_product on api.movements (product_id, occurred_at desc, id);
create index movements_of_booking on api.movements (booking_id);
create index movements_of_agent on api.movements (agent_id, occurred_at desc, id);
create index movements_of_promotion on api.movements (promotion_id) where promotion_id is not null;

-- The stock of a product: of its own ledger, or what is left of its linked lots that are on offer.
create function api.stock_of(product uuid, stock_mode text, ledger_balance bigint)
returns bigint language sql stable as $$
  select case stock_mode
    when 'MANUAL' then ledger_balance
    when 'FROM_PRODUCE' then (
      -- Quantities end at seven digits; fifty full lots would be more than any market holds.
      select least(coalesce(sum(lots.remaining), 0), 9999999999)::bigint
      from api.product_lots
      join api.lots on lots.id = product_lots.lot_id
      where product_lots.product_id = product and lots.status = 'AVAILABLE')
  end
$$;

-- Every entry moves the sums of its lot, or the balance of its product, in its own transaction.
create function api.book_movements() returns trigger language plpgsql as $$
begin
  update api.lots set
    harvested = lots.harvested + entry.harvested, sold = lots.sold + entry.sold,
    wasted = lots.wasted + entry.wasted, own_use = lots.own_use + entry.own_use,
    adjusted = lots.adjusted + entry.adjusted,
    ledger_version = lots.ledger_version + entry.entries
  from (
    select lot_id,
      coalesce(sum(quantity) filter (where type in ('HARVEST', 'RECEIPT')), 0)::bigint as harvested,
      -coalesce(sum(quantity) filter (where type = 'SALE'), 0)::bigint as sold,
      -coalesce(sum(quantity) filter (where type = 'WASTE'), 0)::bigint as wasted,
      -coalesce(sum(quantity) filter (where type = 'OWN_USE'), 0)::bigint as own_use,
      coalesce(sum(quantity) filter (where type = 'ADJUST'), 0)::bigint as adjusted,
      count(*)::integer as entries
    from added where lot_id is not null group by lot_id
  ) as entry
  where lots.id = entry.lot_id;

  update api.products set
    ledger_balance = products.ledger_balance + entry.balance,
    ledger_version = products.ledger_version + entry.entries
  from (
    select product_id, sum(quantity)::bigint as balance, count(*)::integer as entries
    from added where lot_id is null group by product_id
  ) as entry
  where products.id = entry.product_id;
  return null;
end
$$;
create trigger movements_booked after insert on api.movements
  referencing new table as added for each statement execute function api.book_movements();

create function api.set_own_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.ledger_balance := 0;
    new.stock_available := case when new.stock_mode <> 'ON_DEMAND' then 0 end;
  elsif new.stock_mode <> 'FROM_PRODUCE' or old.stock_mode <> 'FROM_PRODUCE' then
    new.stock_available := api.stock_of(new.id, new.stock_mode, new.ledger_balance);
  end if;
  return new;
end
$$;
create trigger products_own_stock
  before insert or update of stock_mode, ledger_balance on api.products
  for each row execute function api.set_own_stock();

-- Products are locked in the order of their ids: two sales of lots that share products would
-- otherwise wait for each other. Each statement here sees what was committed before it began, so
-- the sums are right also when another sale was waited for.
create function api.refresh_stock(changed uuid[]) returns void language plpgsql as $$
begin
  perform 1 from api.products where id = any (changed) order by id for no key update;
  update api.products
  set stock_available = api.stock_of(id, stock_mode, ledger_balance)
  where id = any (changed) and stock_mode = 'FROM_PRODUCE'
    and stock_available is distinct from api.stock_of(id, stock_mode, ledger_balance);
end
$$;

create function api.refresh_stock_of_lots() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  select array_agg(distinct product_lots.product_id) into changed
  from was join is_now on is_now.id = was.id
  join api.product_lots on product_lots.lot_id = is_now.id
  where is_now.remaining <> was.remaining or is_now.status <> was.status;
  if changed is not null then
    perform api.refresh_stock(changed);
  end if;
  return null;
end
$$;
create trigger lots_stock after update on api.lots
  referencing old table as was new table as is_now
  for each statement execute function api.refresh_stock_of_lots();

-- A lot is locked while a link to it is made: a sale at the same moment would not know the product.
create function api.refresh_stock_of_links() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  perform 1 from api.lots where id in (select lot_id from touched) order by id for no key update;
  select array_agg(distinct product_id) into changed from touched;
  if changed is not null then
    perform api.refresh_stock(changed);
  end if;
  return null;
end
$$;
create trigger product_lots_linked after insert on api.product_lots
  referencing new table as touched for each statement execute function api.refresh_stock_of_links();
create trigger product_lots_unlinked after delete on api.product_lots
  referencing old table as touched for each statement execute function api.refresh_stock_of_links();

-- What lots lacked of their fields, and stock as columns that the ledger itself keeps up to date.

alter table api.lots
  add column crop_id text check (char_length(crop_id) between 1 and 40),
  add column area bigint check (area between 1 and 9999999999),
  add column area_unit text check (area_unit in ('HA', 'DKA')),
  add column expected_from date,
  add column expected_to date,
  add column certifications jsonb not null default '[]',
  add column notes text check (char_length(notes) between 1 and 2000),
  add column loss_reason text check (loss_reason in ('FROST', 'HAIL', 'DISEASE', 'PEST', 'DROUGHT',
    'FLOOD', 'OTHER')),
  add column loss_note text check (char_length(loss_note) between 1 and 300),
  -- When the lot was closed or lost; null while it is open.
  add column closed_at timestamptz(3),
  add column created_by uuid references api.agents (id),
  add column updated_by uuid references api.agents (id),
  -- Written by the service, from crop and variety: shared/format sort-key and search-fold.
  add column name_sort_mk text not null default '',
  add column name_sort_en text not null default '',
  add column search_fold text not null default '',
  -- What the movements add up to, by kind; corrections are counted with what they correct.
  add column harvested bigint not null default 0 check (harvested between 0 and 9999999999),
  add column sold bigint not null default 0 check (sold >= 0),
  add column wasted bigint not null default 0 check (wasted >= 0),
  add column own_use bigint not null default 0 check (own_use >= 0),
  add column adjusted bigint not null default 0,
  add column remaining bigint generated always as
    (harvested + adjusted - sold - wasted - own_use) stored check (remaining between 0 and 9999999999),
  -- Entries in the ledger: who corrects stock says which state of it they saw.
  add column ledger_version integer not null default 0;

update api.lots set
  created_by = agent_id,
  updated_by = agent_id,
  loss_reason = case when status = 'LOST' then 'OTHER' end,
  closed_at = case when status in ('CLOSED', 'LOST') then updated_at end;
alter table api.lots
  alter column created_by set not null,
  alter column updated_by set not null,
  add constraint lots_dates_in_order
    check (planted_on <= expected_from and planted_on <= expected_to and expected_from <= expected_to),
  add constraint lots_area_has_unit check ((area is null) = (area_unit is null)),
  add constraint lots_lost_for_a_reason check ((status = 'LOST') = (loss_reason is not null)),
  add constraint lots_ended_at check ((status in ('CLOSED', 'LOST')) = (closed_at is not null));

alter table api.movements
  add column pack_id uuid,
  add column pack_count integer check (pack_count between 1 and 1000000),
  -- Base units in one pack when it was booked: packs are edited, the ledger is not.
  add column pack_size bigint check (pack_size between 1 and 9999999999),
  -- Entries of one request: they are reversed together.
  add column booking_id uuid,
  add column created_by uuid references api.agents (id);
alter table api.movements disable trigger movements_append_only;
update api.movements set booking_id = id, created_by = agent_id;
alter table api.movements enable trigger movements_append_only;
alter table api.movements
  alter column booking_id set not null,
  alter column created_by set not null,
  add constraint movements_pack_is_whole
    check ((pack_id is null) = (pack_count is null) and (pack_id is null) = (pack_size is null)),
  add constraint movements_price_has_currency check ((unit_price_minor is null) = (currency is null));

alter table api.products
  -- The product's own ledger: movements without a lot.
  add column ledger_balance bigint not null default 0
    check (ledger_balance between 0 and 9999999999),
  add column ledger_version integer not null default 0,
  -- Null for products made on demand.
  add column stock_available bigint check (stock_available between 0 and 9999999999),
  add column stock_state text not null generated always as (
    case
      when stock_mode = 'ON_DEMAND' then 'ON_DEMAND'
      when stock_available > low_stock_threshold then 'IN'
      when stock_available > 0 then case when low_stock_threshold is null then 'IN' else 'LOW' end
      else 'OUT'
    end) stored,
  add constraint products_stock_is_known check ((stock_mode = 'ON_DEMAND') = (stock_available is null))
    not valid;

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

update api.lots set
  harvested = ledger.harvested, sold = ledger.sold, wasted = ledger.wasted,
  own_use = ledger.own_use, adjusted = ledger.adjusted, ledger_version = ledger.entries
from (
  select lot_id,
    coalesce(sum(quantity) filter (where type in ('HARVEST', 'RECEIPT')), 0)::bigint as harvested,
    -coalesce(sum(quantity) filter (where type = 'SALE'), 0)::bigint as sold,
    -coalesce(sum(quantity) filter (where type = 'WASTE'), 0)::bigint as wasted,
    -coalesce(sum(quantity) filter (where type = 'OWN_USE'), 0)::bigint as own_use,
    coalesce(sum(quantity) filter (where type = 'ADJUST'), 0)::bigint as adjusted,
    count(*)::integer as entries
  from api.movements where lot_id is not null group by lot_id
) as ledger
where lots.id = ledger.lot_id;
update api.products set ledger_balance = ledger.balance, ledger_version = ledger.entries
from (
  select product_id, sum(quantity)::bigint as balance, count(*)::integer as entries
  from api.movements where lot_id is null group by product_id
) as ledger
where products.id = ledger.product_id;
update api.products set stock_available = api.stock_of(id, stock_mode, ledger_balance);
alter table api.products validate constraint products_stock_is_known;
-- Only a lot on offer holds anything: what is closed or lost is empty.
alter table api.lots
  add constraint lots_stock_is_on_offer check (status = 'AVAILABLE' or remaining = 0);

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

drop index api.movements_of_lot;
drop index api.movements_of_product;
create index movements_of_lot on api.movements (lot_id, occurred_at desc, id);
create index movements_of_product on api.movements (product_id, occurred_at desc, id);
create index movements_of_booking on api.movements (booking_id);
create index movements_of_agent on api.movements (agent_id, occurred_at desc, id);
create index lots_by_name_mk on api.lots (agent_id, name_sort_mk, id);
create index lots_by_name_en on api.lots (agent_id, name_sort_en, id);
create index lots_by_season on api.lots (agent_id, season_year desc, id);
create index lots_by_remaining on api.lots (agent_id, remaining, id);
-- What to sell first: on offer, something left, and soon past its best.
create index lots_to_sell_first on api.lots (agent_id, best_before)
  where status = 'AVAILABLE' and remaining > 0;
create index lots_by_best_before on api.lots
  (agent_id, coalesce(best_before - date '2000-01-01', 2147483647), id);
create index lots_at_location on api.lots (location_id);
create index products_by_stock on api.products (agent_id, stock_available, id);
create index products_by_stock_state on api.products (agent_id, stock_state);

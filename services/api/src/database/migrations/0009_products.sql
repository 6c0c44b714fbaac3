-- Products with their packs, and what they are linked with.
create function api.are_tags(tags text[]) returns boolean language sql immutable as $$
  select cardinality(tags) <= 10 and not exists (
    select from unnest(tags) as tag where (char_length(tag) between 2 and 30) is not true)
$$;

create function api.are_certifications(value jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 6 and not exists (
    select from jsonb_array_elements(value) as entry
    where (entry ->> 'type' in ('ORGANIC', 'INTEGRATED', 'PDO', 'PGI', 'HALAL', 'KOSHER')
      and char_length(coalesce(entry ->> 'number', '-')) between 1 and 60
      and coalesce(entry ->> 'validTo', '2000-01-01') ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') is not true)
$$;

create table api.products (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  sku text not null check (char_length(sku) between 1 and 40) check (sku ~ '^[A-Z0-9._-]{1,40}$'),
  name_mk text check (char_length(name_mk) between 2 and 120),
  name_en text check (char_length(name_en) between 2 and 120),
  category_id text constraint products_category references api.categories (id),
  base_unit text not null check (base_unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  currency text not null check (currency in ('MKD', 'EUR')),
  -- A draft may wait for its rate. Which rates may be chosen is in api.vat_rates; a product keeps the
  -- one that it was given.
  vat_rate integer check (vat_rate between 0 and 100),
  stock_mode text not null check (stock_mode in ('FROM_PRODUCE', 'MANUAL', 'ON_DEMAND')),
  low_stock_threshold bigint check (low_stock_threshold between 0 and 9999999999),
  season_months integer[] not null
    check (season_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  available_from date,
  available_to date,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  moderation text not null check (moderation in ('NONE', 'BLOCKED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  description_mk text check (char_length(description_mk) between 1 and 5000),
  description_en text check (char_length(description_en) between 1 and 5000),
  tags text[] not null default '{}' check (api.are_tags(tags)),
  min_order bigint check (min_order between 1 and 9999999999),
  step bigint check (step between 1 and 9999999999),
  certifications jsonb not null default '[]' check (api.are_certifications(certifications)),
  allergens text[] not null default '{}'
    check (allergens <@ array['GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'PEANUTS', 'SOYBEANS', 'MILK',
      'NUTS', 'CELERY', 'MUSTARD', 'SESAME', 'SULPHITES', 'LUPIN', 'MOLLUSCS']::text[]),
  shelf_life_days integer check (shelf_life_days between 0 and 3650),
  storage_note text check (char_length(storage_note) between 1 and 200),
  moderation_reason text check (char_length(moderation_reason) between 10 and 500),
  moderation_by uuid references api.agents (id),
  moderation_at timestamptz(3),
  -- The first time; null while it never was.
  published_at timestamptz(3),
  created_by uuid not null references api.agents (id),
  updated_by uuid not null references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  name_sort_mk text not null default '',
  name_sort_en text not null default '',
  search_fold text not null default '',
  -- Of the active packs; their trigger keeps it.
  lowest_price_minor integer,
  -- The product's own ledger: movements without a lot.
  ledger_balance bigint not null default 0
    check (ledger_balance between 0 and 9999999999),
  ledger_version integer not null default 0,
  -- Null for products made on demand.
  stock_available bigint check (stock_available between 0 and 9999999999),
  stock_state text not null generated always as (
    case
      when stock_mode = 'ON_DEMAND' then 'ON_DEMAND'
      when stock_available > low_stock_threshold then 'IN'
      when stock_available > 0 then case when low_stock_threshold is null then 'IN' else 'LOW' end
      else 'OUT'
    end) stored,
  name_words tsvector not null
    generated always as (api.name_words(name_sort_mk, name_sort_en)) stored,
  check (name_mk is not null or name_en is not null),
  check (available_from <= available_to),
  constraint products_published check (status <> 'ACTIVE' or published_at is not null),
  constraint products_taxed check (status <> 'ACTIVE' or vat_rate is not null),
  constraint products_blocked_for_a_reason
    check (moderation = 'NONE' or (moderation_reason is not null and moderation_at is not null)),
  constraint products_stock_is_known check ((stock_mode = 'ON_DEMAND') = (stock_available is null))
);
create unique index products_sku_key on api.products (agent_id, lower(sku));
create index products_recent on api.products (agent_id, updated_at desc, id);
create index products_by_name_mk on api.products (agent_id, name_sort_mk, id);
create index products_by_name_en on api.products (agent_id, name_sort_en, id);
create index products_by_sku on api.products (agent_id, sku, id);
create index products_by_price
  on api.products (agent_id, coalesce(lowest_price_minor, 2147483647), id);
create index products_by_category on api.products (agent_id, coalesce(category_id, '~'), id);
create index products_by_status on api.products (agent_id, status, id);
create index products_by_creation on api.products (agent_id, created_at, id);
create index products_of_category on api.products (category_id);
create index products_by_status_down on api.products (agent_id, status desc, id);
create index products_by_category_down on api.products
  (agent_id, coalesce(category_id, '~') desc, id);
create index products_by_stock on api.products
  (agent_id, coalesce(stock_available, 99999999999), id);
create index products_by_stock_down on api.products
  (agent_id, coalesce(stock_available, 99999999999) desc, id);
create index products_by_stock_state on api.products (agent_id, stock_state);
-- What management has blocked, in all agents' products.
create index products_blocked on api.products (updated_at desc, id) where moderation = 'BLOCKED';
create index products_search on api.products using gin (agent_id, search_fold gin_trgm_ops);
create index products_by_word on api.products using gin (agent_id, name_words);
create index products_by_word_end on api.products
  using gin (agent_id, api.name_word_ends(name_sort_mk, name_sort_en));

create table api.packs (
  id uuid primary key,
  product_id uuid not null references api.products (id) on delete cascade,
  label_mk text check (char_length(label_mk) between 1 and 40),
  label_en text check (char_length(label_en) between 1 and 40),
  size bigint not null check (size between 1 and 9999999),
  unit text not null check (unit in ('KG', 'L', 'PIECE', 'BUNCH', 'G', 'T', 'ML', 'BOX', 'CRATE',
    'JAR', 'BOTTLE', 'SACK')),
  price_minor integer not null check (price_minor between 1 and 1000000000),
  active boolean not null,
  position integer not null check (position >= 0),
  sku text check (sku ~ '^[A-Z0-9._-]{1,40}$'),
  -- The size in the product's base unit; what is less than a thousandth of it is no size.
  base_size bigint not null generated always as (
    case when unit in ('G', 'ML') then size / 1000 when unit = 'T' then size * 1000 else size end) stored,
  unique (product_id, position) deferrable initially deferred,
  check (unit not in ('G', 'ML') or size % 1000 = 0),
  constraint packs_differ unique (product_id, base_size) deferrable initially deferred
);

create function api.pack_fits(pack_unit text, base_unit text) returns boolean language sql immutable as $$
  select case
    when pack_unit in ('G', 'T') then base_unit = 'KG'
    when pack_unit = 'ML' then base_unit = 'L'
    when pack_unit in ('KG', 'L', 'PIECE', 'BUNCH') then base_unit = pack_unit
    -- A box, crate, jar, bottle or sack holds any measure.
    else true
  end
$$;

create function api.keep_packs() returns trigger language plpgsql as $$
begin
  if exists (select from api.packs where product_id in (select product_id from touched)
      group by product_id having count(*) > 12) then
    raise exception 'a product has at most 12 packs' using errcode = 'check_violation';
  end if;
  if exists (select from touched join api.products on products.id = touched.product_id
      where not api.pack_fits(touched.unit, products.base_unit)) then
    raise exception 'a pack is counted in the unit of its product' using errcode = 'check_violation';
  end if;
  update api.products set lowest_price_minor = lowest.price_minor
  from (
    select changed.product_id, min(packs.price_minor) as price_minor
    from (select distinct product_id from touched) as changed
    left join api.packs on packs.product_id = changed.product_id and packs.active
    group by changed.product_id
  ) as lowest
  where products.id = lowest.product_id
    and products.lowest_price_minor is distinct from lowest.price_minor;
  return null;
end
$$;
create trigger packs_added after insert on api.packs
  referencing new table as touched for each statement execute function api.keep_packs();
create trigger packs_changed after update on api.packs
  referencing new table as touched for each statement execute function api.keep_packs();

create function api.lower_price_without_packs() returns trigger language plpgsql as $$
begin
  update api.products set lowest_price_minor =
    (select min(price_minor) from api.packs where product_id = products.id and active)
  where id in (select product_id from removed);
  return null;
end
$$;
create trigger packs_removed after delete on api.packs
  referencing old table as removed for each statement execute function api.lower_price_without_packs();

create table api.product_lots (
  product_id uuid not null references api.products (id) on delete cascade,
  lot_id uuid not null references api.lots (id),
  primary key (product_id, lot_id)
);
create index product_lots_of_lot on api.product_lots (lot_id);

create table api.product_locations (
  product_id uuid not null references api.products (id) on delete cascade,
  location_id uuid not null references api.locations (id),
  primary key (product_id, location_id)
);
create index product_locations_of_location on api.product_locations (location_id);

create table api.product_images (
  product_id uuid not null references api.products (id) on delete cascade,
  image_id uuid not null references api.images (id),
  -- The first is the cover.
  position integer not null check (position between 0 and 7),
  alt_mk text check (char_length(alt_mk) between 1 and 160),
  alt_en text check (char_length(alt_en) between 1 and 160),
  primary key (product_id, image_id),
  unique (product_id, position) deferrable initially deferred
);
create index product_images_of_image on api.product_images (image_id);

-- What a product is linked with belongs to the same agent, and there is only so much of it.
create function api.check_product_images() returns trigger language plpgsql as $$
begin
  if exists (select from touched
      join api.products on products.id = touched.product_id
      join api.images on images.id = touched.image_id
      where images.agent_id <> products.agent_id) then
    raise exception 'a product shows own images' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger product_images_own after insert on api.product_images
  referencing new table as touched for each statement execute function api.check_product_images();

create function api.check_product_locations() returns trigger language plpgsql as $$
begin
  if exists (select from touched
      join api.products on products.id = touched.product_id
      join api.locations on locations.id = touched.location_id
      where locations.agent_id <> products.agent_id) then
    raise exception 'a product is sold at own places' using errcode = 'check_violation';
  end if;
  if exists (select from api.product_locations where product_id in (select product_id from touched)
      group by product_id having count(*) > 20) then
    raise exception 'a product is sold at 20 places at most' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger product_locations_own after insert on api.product_locations
  referencing new table as touched for each statement execute function api.check_product_locations();

create function api.check_product_lots() returns trigger language plpgsql as $$
begin
  if exists (select from touched
      join api.products on products.id = touched.product_id
      join api.lots on lots.id = touched.lot_id
      where lots.agent_id <> products.agent_id or lots.unit <> products.base_unit) then
    raise exception 'a product draws on own lots in its unit' using errcode = 'check_violation';
  end if;
  if exists (select from api.product_lots where product_id in (select product_id from touched)
      group by product_id having count(*) > 50) then
    raise exception 'a product draws on 50 lots at most' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger product_lots_own after insert on api.product_lots
  referencing new table as touched for each statement execute function api.check_product_lots();

-- At the end of the transaction, when the packs and lots have changed with it.
create function api.check_base_unit() returns trigger language plpgsql as $$
begin
  if exists (select from api.packs where product_id = new.id
        and not api.pack_fits(packs.unit, new.base_unit))
      or exists (select from api.product_lots join api.lots on lots.id = product_lots.lot_id
        where product_id = new.id and lots.unit <> new.base_unit)
      or exists (select from api.movements where product_id = new.id) then
    raise exception 'the unit of a product does not change under what is counted in it'
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger products_base_unit after update of base_unit on api.products
  deferrable initially deferred for each row when (old.base_unit <> new.base_unit)
  execute function api.check_base_unit();

-- The last number of an agent's products that was given automatically.
create table api.product_numbers (
  agent_id uuid primary key references api.agents (id),
  last integer not null check (last >= 0)
);

-- What products lacked of their fields, their images, and what bulk actions remember to be undone.

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

alter table api.products
  drop constraint products_name_mk_check,
  drop constraint products_name_en_check,
  add check (char_length(name_mk) between 2 and 120),
  add check (char_length(name_en) between 2 and 120),
  add check (sku ~ '^[A-Z0-9._-]{1,40}$'),
  -- A draft may wait for its rate.
  alter column vat_rate drop not null,
  add column description_mk text check (char_length(description_mk) between 1 and 5000),
  add column description_en text check (char_length(description_en) between 1 and 5000),
  add column tags text[] not null default '{}' check (api.are_tags(tags)),
  add column min_order bigint check (min_order between 1 and 9999999999),
  add column step bigint check (step between 1 and 9999999999),
  add column certifications jsonb not null default '[]' check (api.are_certifications(certifications)),
  add column allergens text[] not null default '{}'
    check (allergens <@ array['GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'PEANUTS', 'SOYBEANS', 'MILK',
      'NUTS', 'CELERY', 'MUSTARD', 'SESAME', 'SULPHITES', 'LUPIN', 'MOLLUSCS']::text[]),
  add column shelf_life_days integer check (shelf_life_days between 0 and 3650),
  add column storage_note text check (char_length(storage_note) between 1 and 200),
  add column moderation_reason text check (char_length(moderation_reason) between 10 and 500),
  add column moderation_by uuid references api.agents (id),
  add column moderation_at timestamptz(3),
  -- The first time; null while it never was.
  add column published_at timestamptz(3),
  add column created_by uuid references api.agents (id),
  add column updated_by uuid references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  add column name_sort_mk text not null default '',
  add column name_sort_en text not null default '',
  add column search_fold text not null default '',
  -- Of the active packs; their trigger keeps it.
  add column lowest_price_minor integer;

update api.products set
  created_by = agent_id,
  updated_by = agent_id,
  published_at = case when status <> 'DRAFT' then created_at end,
  moderation_reason = case when moderation = 'BLOCKED' then 'No reason was kept.' end,
  moderation_at = case when moderation = 'BLOCKED' then updated_at end;
alter table api.products
  alter column created_by set not null,
  alter column updated_by set not null,
  add constraint products_published check (status <> 'ACTIVE' or published_at is not null),
  add constraint products_taxed check (status <> 'ACTIVE' or vat_rate is not null),
  add constraint products_blocked_for_a_reason
    check (moderation = 'NONE' or (moderation_reason is not null and moderation_at is not null));

alter table api.packs
  add column sku text check (sku ~ '^[A-Z0-9._-]{1,40}$'),
  -- The size in the product's base unit; what is less than a thousandth of it is no size.
  add column base_size bigint not null generated always as (
    case when unit in ('G', 'ML') then size / 1000 when unit = 'T' then size * 1000 else size end) stored,
  add check (unit not in ('G', 'ML') or size % 1000 = 0),
  add constraint packs_differ unique (product_id, base_size) deferrable initially deferred;

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
update api.products set lowest_price_minor =
  (select min(price_minor) from api.packs where product_id = products.id and active);

create table api.images (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  created_at timestamptz(3) not null
);
create index images_of_agent on api.images (agent_id, created_at);

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

-- A bulk action that can be undone: each row's values before it, and its version after it.
create table api.bulk_actions (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  entity text not null check (entity in ('product', 'lot')),
  action text not null,
  steps jsonb not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index bulk_actions_of_agent on api.bulk_actions (agent_id, created_at);

create index products_by_name_mk on api.products (agent_id, name_sort_mk, id);
create index products_by_name_en on api.products (agent_id, name_sort_en, id);
create index products_by_sku on api.products (agent_id, sku, id);
create index products_by_price
  on api.products (agent_id, coalesce(lowest_price_minor, 2147483647), id);
create index products_by_category on api.products (agent_id, coalesce(category_id, '~'), id);
create index products_in_category on api.products (category_id);
create index products_by_status on api.products (agent_id, status, id);
create index products_by_creation on api.products (agent_id, created_at, id);

-- Written for PostgreSQL 15: identifiers are made by the service.
create table api.agents (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  username text not null check (char_length(username) between 3 and 60),
  email text check (char_length(email) <= 254),
  password_hash text,
  display_name text not null check (char_length(display_name) between 2 and 80),
  user_type text not null check (user_type in ('CONSUMER', 'SELLER', 'PRODUCER', 'STAFF')),
  roles text[] not null
    check (roles <@ array['ROLE_CONSUMER', 'ROLE_AGENT', 'ROLE_MANAGEMENT']::text[]),
  authentication_provider text not null check (authentication_provider in ('LOCAL', 'GOOGLE')),
  account_status text not null
    check (account_status in ('ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED')),
  verification_status text not null
    check (verification_status in ('NONE', 'PENDING', 'VERIFIED', 'REJECTED')),
  settlement text check (char_length(settlement) <= 80),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index agents_username_key on api.agents (lower(username));
create unique index agents_email_key on api.agents (lower(email));
create index agents_recent on api.agents (updated_at desc, id);

create table api.sessions (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_of_agent on api.sessions (agent_id, expires_at);

create table api.locations (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  type text not null check (type in ('FARM', 'FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'STORE',
    'MARKET_STALL', 'PICKUP_POINT', 'WAREHOUSE')),
  name text not null check (char_length(name) between 2 and 80),
  address_line1 text check (char_length(address_line1) <= 120),
  settlement text not null check (char_length(settlement) <= 80),
  municipality_code text not null,
  postal_code text check (postal_code ~ '^[0-9]{4}$'),
  country text not null check (char_length(country) = 2),
  lat numeric(9, 6) check (lat between -90 and 90),
  lng numeric(9, 6) check (lng between -180 and 180),
  public_precision text not null check (public_precision in ('EXACT', 'APPROX', 'HIDDEN')),
  is_primary boolean not null,
  status text not null check (status in ('ACTIVE', 'ARCHIVED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (agent_id, name),
  check ((lat is null) = (lng is null))
);
create unique index locations_one_primary on api.locations (agent_id) where is_primary;
create index locations_recent on api.locations (agent_id, updated_at desc, id);

create table api.lots (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  lot_number text not null check (char_length(lot_number) between 1 and 30),
  crop_name_mk text check (char_length(crop_name_mk) between 1 and 80),
  crop_name_en text check (char_length(crop_name_en) between 1 and 80),
  variety text check (char_length(variety) <= 80),
  origin text not null check (origin in ('OWN', 'SOURCED')),
  supplier_name text check (char_length(supplier_name) between 2 and 120),
  received_on date,
  location_id uuid references api.locations (id),
  planted_on date,
  unit text not null check (unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  -- Every quantity is in integer thousandths of its unit.
  expected_quantity bigint check (expected_quantity between 0 and 9999999999),
  quality_class text check (quality_class in ('EXTRA', 'I', 'II', 'PROCESSING')),
  best_before date,
  season_year integer not null,
  status text not null check (status in ('PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED', 'LOST')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (agent_id, lot_number),
  check (crop_name_mk is not null or crop_name_en is not null),
  check (origin = 'OWN' or (supplier_name is not null and received_on is not null))
);
create index lots_recent on api.lots (agent_id, updated_at desc, id);

create table api.products (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  sku text not null check (char_length(sku) between 1 and 40),
  name_mk text check (char_length(name_mk) between 1 and 120),
  name_en text check (char_length(name_en) between 1 and 120),
  category_id text,
  base_unit text not null check (base_unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  currency text not null check (currency in ('MKD', 'EUR')),
  vat_rate integer not null check (vat_rate in (0, 5, 10, 18)),
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
  check (name_mk is not null or name_en is not null),
  check (available_from <= available_to)
);
create unique index products_sku_key on api.products (agent_id, lower(sku));
create index products_recent on api.products (agent_id, updated_at desc, id);

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
  unique (product_id, position) deferrable initially deferred
);

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
  note text check (char_length(note) <= 300),
  reverses_id uuid unique references api.movements (id),
  created_at timestamptz(3) not null,
  check (lot_id is not null or product_id is not null),
  -- A reversing entry carries the kind of what it reverses, with the other sign.
  check (type = 'ADJUST' or (type in ('HARVEST', 'RECEIPT')) = ((quantity > 0) = (reverses_id is null)))
);
create index movements_of_lot on api.movements (lot_id);
create index movements_of_product on api.movements (product_id) where lot_id is null;

create function api.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger movements_append_only before update or delete on api.movements
  for each row execute function api.refuse_change();

create table api.promotions (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  name_mk text check (char_length(name_mk) between 2 and 80),
  name_en text check (char_length(name_en) between 2 and 80),
  rule jsonb not null,
  currency text not null check (currency in ('MKD', 'EUR')),
  code text check (code ~ '^[A-Z0-9-]{4,20}$'),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'PAUSED', 'STOPPED', 'ARCHIVED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (agent_id, code),
  check (name_mk is not null or name_en is not null),
  check (ends_at > starts_at)
);
create index promotions_recent on api.promotions (agent_id, updated_at desc, id);

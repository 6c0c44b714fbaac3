-- Promotions, and what each is for.
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
  note text check (char_length(note) between 1 and 500),
  trigger text not null default 'AUTOMATIC' check (trigger in ('AUTOMATIC', 'CODE')),
  target_type text not null default 'ALL'
    check (target_type in ('ALL', 'CATEGORIES', 'PRODUCTS', 'PACKS')),
  -- Thousandths of the base unit of each product.
  min_quantity bigint check (min_quantity between 1 and 9999999999),
  min_amount_minor integer check (min_amount_minor between 1 and 1000000000),
  usage_limit integer check (usage_limit between 1 and 1000000),
  -- Thousandths of stock_unit that are sold at its price at most; null: as much as there is.
  stock_limit bigint check (stock_limit between 1 and 9999999999),
  stock_unit text check (stock_unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  -- What the sales that name it add up to, without those that were taken back.
  uses integer not null default 0 check (uses >= 0),
  sold_quantity bigint not null default 0 check (sold_quantity >= 0),
  -- When a limit was reached: it ends then.
  exhausted_at timestamptz(3),
  -- Days and hours of the week; null is always.
  weekly jsonb check (jsonb_typeof(weekly) = 'object'),
  priority integer not null default 0 check (priority between 0 and 100),
  -- The first time; null while it never was.
  published_at timestamptz(3),
  stopped_at timestamptz(3),
  created_by uuid not null references api.agents (id),
  updated_by uuid not null references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  name_sort_mk text not null default '',
  name_sort_en text not null default '',
  search_fold text not null default '',
  name_words tsvector not null
    generated always as (api.name_words(name_sort_mk, name_sort_en)) stored,
  unique (agent_id, code),
  check (name_mk is not null or name_en is not null),
  check (ends_at > starts_at),
  constraint promotions_code check (trigger = 'CODE' or code is null),
  constraint promotions_stock_limit_has_unit check ((stock_limit is null) = (stock_unit is null))
);
create index promotions_recent on api.promotions (agent_id, updated_at desc, id);
create index promotions_by_name_mk on api.promotions (agent_id, name_sort_mk, id);
create index promotions_by_name_en on api.promotions (agent_id, name_sort_en, id);
create index promotions_by_end on api.promotions (agent_id, status, ends_at);

create table api.promotion_products (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  product_id uuid not null references api.products (id) on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_products_of_product on api.promotion_products (product_id);

create table api.promotion_packs (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  pack_id uuid not null references api.packs (id) on delete cascade,
  primary key (promotion_id, pack_id)
);
create index promotion_packs_of_pack on api.promotion_packs (pack_id);

create table api.promotion_categories (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  category_id text not null references api.categories (id),
  primary key (promotion_id, category_id)
);
create index promotion_categories_of_category on api.promotion_categories (category_id);

create table api.promotion_locations (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  location_id uuid not null references api.locations (id),
  primary key (promotion_id, location_id)
);
create index promotion_locations_of_location on api.promotion_locations (location_id);

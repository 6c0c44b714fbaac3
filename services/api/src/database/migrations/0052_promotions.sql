-- What promotions lacked of their fields, and what they are for.
alter table api.promotions
  add column note text check (char_length(note) between 1 and 500),
  add column trigger text not null default 'AUTOMATIC' check (trigger in ('AUTOMATIC', 'CODE')),
  add column target_type text not null default 'ALL'
    check (target_type in ('ALL', 'CATEGORIES', 'PRODUCTS')),
  -- Thousandths of the base unit of each product.
  add column min_quantity bigint check (min_quantity between 1 and 9999999999),
  add column min_amount_minor integer check (min_amount_minor between 1 and 1000000000),
  add column usage_limit integer check (usage_limit between 1 and 1000000),
  -- Days and hours of the week; null is always.
  add column weekly jsonb check (jsonb_typeof(weekly) = 'object'),
  add column priority integer not null default 0 check (priority between 0 and 100),
  -- The first time; null while it never was.
  add column published_at timestamptz(3),
  add column stopped_at timestamptz(3),
  add column created_by uuid references api.agents (id),
  add column updated_by uuid references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  add column name_sort_mk text not null default '',
  add column name_sort_en text not null default '',
  add column search_fold text not null default '';

update api.promotions set
  trigger = case when code is null then 'AUTOMATIC' else 'CODE' end,
  published_at = case when status <> 'DRAFT' then created_at end,
  created_by = agent_id,
  updated_by = agent_id;
alter table api.promotions
  alter column created_by set not null,
  alter column updated_by set not null,
  add constraint promotions_code check (trigger = 'CODE' or code is null);
create index promotions_by_name_mk on api.promotions (agent_id, name_sort_mk, id);
create index promotions_by_name_en on api.promotions (agent_id, name_sort_en, id);
create index promotions_by_end on api.promotions (agent_id, status, ends_at);

create table api.promotion_products (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  product_id uuid not null references api.products (id) on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_products_of_product on api.promotion_products (product_id);

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

-- The lots of an agent's produce. Their sums are kept by the ledger, in 0012_stock.sql.
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
  expected_quantity bigint check (expected_quantity between 0 and 9999999999),
  quality_class text check (quality_class in ('EXTRA', 'I', 'II', 'PROCESSING')),
  best_before date,
  season_year integer not null,
  status text not null check (status in ('PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED', 'LOST')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  crop_id text check (char_length(crop_id) between 1 and 40)
    constraint lots_crop references api.crops (id),
  area bigint check (area between 1 and 9999999999),
  area_unit text check (area_unit in ('HA', 'DKA')),
  expected_from date,
  expected_to date,
  certifications jsonb not null default '[]',
  notes text check (char_length(notes) between 1 and 2000),
  loss_reason text check (loss_reason in ('FROST', 'HAIL', 'DISEASE', 'PEST', 'DROUGHT',
    'FLOOD', 'OTHER')),
  loss_note text check (char_length(loss_note) between 1 and 300),
  -- When the lot was closed or lost; null while it is open.
  closed_at timestamptz(3),
  created_by uuid not null references api.agents (id),
  updated_by uuid not null references api.agents (id),
  -- Written by the service, from crop and variety: shared/format sort-key and search-fold.
  name_sort_mk text not null default '',
  name_sort_en text not null default '',
  search_fold text not null default '',
  -- What the movements add up to, by kind; corrections are counted with what they correct.
  harvested bigint not null default 0 check (harvested between 0 and 9999999999),
  sold bigint not null default 0 check (sold >= 0),
  wasted bigint not null default 0 check (wasted >= 0),
  own_use bigint not null default 0 check (own_use >= 0),
  adjusted bigint not null default 0,
  remaining bigint generated always as
    (harvested + adjusted - sold - wasted - own_use) stored check (remaining between 0 and 9999999999),
  -- Entries in the ledger: who corrects stock says which state of it they saw.
  ledger_version integer not null default 0,
  name_words tsvector not null
    generated always as (api.name_words(name_sort_mk, name_sort_en)) stored,
  unique (agent_id, lot_number),
  check (crop_name_mk is not null or crop_name_en is not null),
  check (origin = 'OWN' or (supplier_name is not null and received_on is not null)),
  constraint lots_dates_in_order
    check (planted_on <= expected_from and planted_on <= expected_to and expected_from <= expected_to),
  constraint lots_area_has_unit check ((area is null) = (area_unit is null)),
  constraint lots_lost_for_a_reason check ((status = 'LOST') = (loss_reason is not null)),
  constraint lots_ended_at check ((status in ('CLOSED', 'LOST')) = (closed_at is not null)),
  -- Only a lot on offer holds anything: what is closed or lost is empty.
  constraint lots_stock_is_on_offer check (status = 'AVAILABLE' or remaining = 0)
);
create index lots_recent on api.lots (agent_id, updated_at desc, id);
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
create index lots_of_crop on api.lots (crop_id);
create index lots_by_creation on api.lots (agent_id, created_at, id);
create index lots_by_harvest on api.lots (agent_id, harvested, id);
create index lots_by_planting on api.lots
  (agent_id, coalesce(planted_on - date '2000-01-01', 2147483647), id);
create index lots_by_expectation on api.lots
  (agent_id, coalesce(expected_from - date '2000-01-01', 2147483647), id);
create index lots_search on api.lots using gin (agent_id, search_fold gin_trgm_ops);
create index lots_by_word on api.lots using gin (agent_id, name_words);
create index lots_by_word_end on api.lots
  using gin (agent_id, api.name_word_ends(name_sort_mk, name_sort_en));

-- The images of a lot in their order; the first is the cover.
create table api.lot_images (
  lot_id uuid not null references api.lots (id) on delete cascade,
  image_id uuid not null references api.images (id),
  position integer not null check (position between 0 and 3),
  primary key (lot_id, image_id),
  unique (lot_id, position) deferrable initially deferred
);
create index lot_images_of_image on api.lot_images (image_id);

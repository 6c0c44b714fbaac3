-- The places of an agent.
create table api.locations (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  type text not null check (type in ('FARM', 'FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'STORE',
    'MARKET_STALL', 'PICKUP_POINT', 'WAREHOUSE')),
  name text not null check (char_length(name) between 2 and 80),
  address_line1 text check (char_length(address_line1) <= 120),
  settlement text not null check (char_length(settlement) <= 80),
  municipality_code text not null
    constraint locations_municipality references api.municipalities (code),
  postal_code text check (postal_code ~ '^[0-9]{4}$'),
  country text not null check (char_length(country) = 2),
  lat numeric(9, 6) check (lat between -90 and 90),
  lng numeric(9, 6) check (lng between -180 and 180),
  public_precision text not null check (public_precision in ('EXACT', 'APPROX', 'HIDDEN')),
  is_primary boolean not null,
  status text not null check (status in ('ACTIVE', 'ARCHIVED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  geocode_source text
    check (geocode_source in ('PLACE', 'PIN', 'MANUAL', 'ADDRESS')),
  place_id text check (char_length(place_id) between 1 and 300),
  phone text check (phone ~ '^[+][1-9][0-9]{6,14}$'),
  email text check (char_length(email) <= 254),
  website text check (char_length(website) <= 300),
  -- Intervals by weekday; null when nothing is known.
  opening_hours jsonb check (jsonb_typeof(opening_hours) = 'object'),
  by_appointment boolean not null default false,
  exceptions jsonb not null default '[]'
    check (jsonb_typeof(exceptions) = 'array' and jsonb_array_length(exceptions) <= 60),
  service_area jsonb not null default '{"type": "NONE"}'
    check (service_area ->> 'type' in ('NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH')),
  -- When orders can be picked up.
  pickup_hours jsonb not null default '{"type": "NONE"}'
    check (pickup_hours ->> 'type' in ('NONE', 'OPENING_HOURS', 'WEEK')),
  -- Month and day; the season may pass the end of the year.
  season_from text check (season_from ~ '^[0-9]{2}-[0-9]{2}$'),
  season_to text check (season_to ~ '^[0-9]{2}-[0-9]{2}$'),
  notes text check (char_length(notes) between 1 and 2000),
  -- What the agent should look at, as the service judged when it was written last.
  warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array'),
  created_by uuid not null references api.agents (id),
  updated_by uuid not null references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  name_sort_mk text not null default '',
  name_sort_en text not null default '',
  settlement_sort_mk text not null default '',
  settlement_sort_en text not null default '',
  search_fold text not null default '',
  name_words tsvector not null
    generated always as (api.name_words(name_sort_mk, name_sort_en)) stored,
  unique (agent_id, name),
  check ((lat is null) = (lng is null)),
  constraint locations_season check ((season_from is null) = (season_to is null)),
  constraint locations_primary_is_active check (not is_primary or status = 'ACTIVE'),
  constraint locations_geocoded check ((lat is null) = (geocode_source is null))
);
create unique index locations_one_primary on api.locations (agent_id) where is_primary;
create index locations_recent on api.locations (agent_id, updated_at desc, id);
create index locations_by_name_mk on api.locations (agent_id, name_sort_mk, id);
create index locations_by_name_en on api.locations (agent_id, name_sort_en, id);

create table api.location_images (
  location_id uuid not null references api.locations (id) on delete cascade,
  image_id uuid not null references api.images (id),
  position integer not null check (position between 0 and 3),
  -- What the image shows, in words.
  alt_mk text check (char_length(alt_mk) between 1 and 160),
  alt_en text check (char_length(alt_en) between 1 and 160),
  primary key (location_id, image_id),
  unique (location_id, position) deferrable initially deferred
);
create index location_images_of_image on api.location_images (image_id);

-- What places lacked of their fields, and their images.
alter table api.locations
  add column geocode_source text
    check (geocode_source in ('PLACE', 'PIN', 'MANUAL', 'ADDRESS')),
  add column place_id text check (char_length(place_id) between 1 and 300),
  add column phone text check (phone ~ '^[+][1-9][0-9]{6,14}$'),
  add column email text check (char_length(email) <= 254),
  add column website text check (char_length(website) <= 300),
  -- Intervals by weekday; null when nothing is known.
  add column opening_hours jsonb check (jsonb_typeof(opening_hours) = 'object'),
  add column by_appointment boolean not null default false,
  add column exceptions jsonb not null default '[]'
    check (jsonb_typeof(exceptions) = 'array' and jsonb_array_length(exceptions) <= 60),
  add column service_area jsonb not null default '{"type": "NONE"}'
    check (service_area ->> 'type' in ('NONE', 'RADIUS', 'MUNICIPALITIES')),
  -- Month and day; the season may pass the end of the year.
  add column season_from text check (season_from ~ '^[0-9]{2}-[0-9]{2}$'),
  add column season_to text check (season_to ~ '^[0-9]{2}-[0-9]{2}$'),
  add column created_by uuid references api.agents (id),
  add column updated_by uuid references api.agents (id),
  -- Written by the service: shared/format sort-key and search-fold.
  add column name_sort_mk text not null default '',
  add column name_sort_en text not null default '',
  add column search_fold text not null default '',
  add constraint locations_season check ((season_from is null) = (season_to is null)),
  add constraint locations_primary_is_active check (not is_primary or status = 'ACTIVE');

update api.locations set
  created_by = agent_id,
  updated_by = agent_id,
  geocode_source = case when lat is not null then 'MANUAL' end;
alter table api.locations
  alter column created_by set not null,
  alter column updated_by set not null,
  add constraint locations_geocoded check ((lat is null) = (geocode_source is null));
create index locations_by_name_mk on api.locations (agent_id, name_sort_mk, id);
create index locations_by_name_en on api.locations (agent_id, name_sort_en, id);

create table api.location_images (
  location_id uuid not null references api.locations (id) on delete cascade,
  image_id uuid not null references api.images (id),
  position integer not null check (position between 0 and 3),
  primary key (location_id, image_id),
  unique (location_id, position) deferrable initially deferred
);
create index location_images_of_image on api.location_images (image_id);

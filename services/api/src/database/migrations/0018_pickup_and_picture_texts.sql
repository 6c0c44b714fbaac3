-- When orders can be picked up at a place, and what its images show, in words.
alter table api.locations add column pickup_hours jsonb not null default '{"type": "NONE"}'
  check (pickup_hours ->> 'type' in ('NONE', 'OPENING_HOURS', 'WEEK'));
alter table api.location_images
  add column alt_mk text check (char_length(alt_mk) between 1 and 160),
  add column alt_en text check (char_length(alt_en) between 1 and 160);

-- What a place lacked: notes, what the agent should look at, settlements in the order of the alphabet,
-- delivery within a radius and some municipalities at once. The service writes the sort keys and the
-- warnings; rows from before get them with their next change.
alter table api.locations
  add column notes text check (char_length(notes) between 1 and 2000),
  add column warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array'),
  add column settlement_sort_mk text not null default '',
  add column settlement_sort_en text not null default '',
  drop constraint locations_service_area_check,
  add constraint locations_service_area_check
    check (service_area ->> 'type' in ('NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH'));
update api.locations set settlement_sort_mk = settlement, settlement_sort_en = settlement;

-- Many places can be archived and restored at once, and back.
alter table api.bulk_actions
  drop constraint bulk_actions_entity_check,
  add constraint bulk_actions_entity_check check (entity in ('product', 'lot', 'location'));

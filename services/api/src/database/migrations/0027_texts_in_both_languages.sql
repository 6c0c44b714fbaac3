-- What customers read of a place is written in both languages: its settlement, its notes, and the notes
-- of days that differ. A text of before is Macedonian if it has a Cyrillic letter, else English.

alter table api.locations
  add column settlement_mk text check (char_length(settlement_mk) between 1 and 80),
  add column settlement_en text check (char_length(settlement_en) between 1 and 80),
  add column notes_mk text check (char_length(notes_mk) between 1 and 2000),
  add column notes_en text check (char_length(notes_en) between 1 and 2000);

-- A settlement with the name of its municipality has that name in both.
update api.locations set
  settlement_mk = case when settlement in (m.name_mk, m.name_en) then m.name_mk
    when settlement ~ '[Ѐ-ӿ]' then settlement end,
  settlement_en = case when settlement in (m.name_mk, m.name_en) then m.name_en
    when settlement !~ '[Ѐ-ӿ]' then settlement end,
  notes_mk = case when notes ~ '[Ѐ-ӿ]' then notes end,
  notes_en = case when notes !~ '[Ѐ-ӿ]' then notes end
from api.municipalities m where m.code = municipality_code;

-- Both languages were joined by a slash where the form had filled in a public holiday.
update api.locations set exceptions = (
  select jsonb_agg(day || jsonb_build_object('noteIn', case
    when day ->> 'note' is null then null
    when day ->> 'note' ~ '^[^/]*[Ѐ-ӿ][^/]* / [^/Ѐ-ӿ]+$' then jsonb_build_object(
      'mk', split_part(day ->> 'note', ' / ', 1), 'en', split_part(day ->> 'note', ' / ', 2))
    when day ->> 'note' ~ '[Ѐ-ӿ]' then jsonb_build_object('mk', day ->> 'note', 'en', null)
    else jsonb_build_object('mk', null, 'en', day ->> 'note') end) order by place)
  from jsonb_array_elements(exceptions) with ordinality as days (day, place))
where exceptions <> '[]';
update api.locations set exceptions = (
  select jsonb_agg(day || jsonb_build_object(
    'note', coalesce(day -> 'noteIn' ->> 'mk', day -> 'noteIn' ->> 'en')) order by place)
  from jsonb_array_elements(exceptions) with ordinality as days (day, place))
where exceptions <> '[]';

alter table api.locations
  drop column settlement,
  drop column notes,
  add constraint locations_settlement check (settlement_mk is not null or settlement_en is not null),
  -- For readers of one language.
  add column settlement text generated always as (coalesce(settlement_mk, settlement_en)) stored,
  add column notes text generated always as (coalesce(notes_mk, notes_en)) stored;

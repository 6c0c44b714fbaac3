-- What a build needs of the shell and of the API; null for a build that does not say it.
alter table releases.versions add column requirements jsonb;
-- What the API said last that it answers.
create table releases.api_shapes (
  id integer primary key check (id = 1),
  shapes jsonb not null,
  read_at timestamptz not null
);

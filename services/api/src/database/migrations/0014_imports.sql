-- Files that agents import, row by row, with what an undo needs.
create table api.import_jobs (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  kind text not null check (kind in ('products', 'produce', 'locations')),
  mode text not null check (mode in ('create', 'upsert')),
  status text not null
    check (status in ('VALIDATING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE')),
  format jsonb not null,
  columns text[] not null,
  unknown_columns text[] not null,
  undo_until timestamptz(3),
  -- A process that works on it; when it is killed, another takes over.
  lease_until timestamptz(3),
  created_at timestamptz(3) not null
);
create index import_jobs_of_agent on api.import_jobs (agent_id, created_at);
create index import_jobs_at_work on api.import_jobs (created_at)
  where status in ('VALIDATING', 'APPLYING', 'UNDOING');

create table api.import_rows (
  job_id uuid not null references api.import_jobs (id) on delete cascade,
  number integer not null check (number between 1 and 5000),
  line integer not null check (line >= 1),
  cells jsonb not null,
  status text not null
    check (status in ('PENDING', 'VALID', 'ERROR', 'APPLIED', 'UNDONE', 'KEPT')),
  action text check (action in ('create', 'update')),
  entity_id uuid,
  entity_version integer check (entity_version >= 1),
  before jsonb,
  errors jsonb not null default '[]',
  primary key (job_id, number)
);
create index import_rows_by_status on api.import_rows (job_id, status, number);

-- A bulk action on more rows than one request changes: a job works on some at a time.

create table api.bulk_runs (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  entity text not null check (entity in ('product', 'lot', 'location', 'promotion')),
  -- The action, or "undo".
  action text not null,
  -- The body of an action; null for an undo.
  bulk jsonb,
  -- The ids of the rows, or the steps to undo, in the order of the work.
  rows jsonb not null,
  total integer not null check (total > 0),
  -- How many rows were tried.
  done integer not null default 0 check (done between 0 and total),
  -- The language of the problems, and the request that asked for it.
  caller jsonb not null,
  succeeded jsonb not null default '[]',
  failed jsonb not null default '[]',
  steps jsonb not null default '[]',
  -- Set at the end, when something can be undone.
  undo_token uuid,
  undo_until timestamptz(3),
  created_at timestamptz(3) not null
);
create index bulk_runs_of_agent on api.bulk_runs (agent_id, created_at);

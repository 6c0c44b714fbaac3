-- What was done to whose data, by whom, with the changed fields before and after. Nothing here is
-- ever changed or removed.
create table api.audit_events (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Whose data; null for what belongs to nobody, such as a category.
  agent_id uuid references api.agents (id),
  -- Who; null for the service itself.
  actor_id uuid references api.agents (id),
  actor_role text not null check (actor_role in ('agent', 'management', 'system')),
  action text not null check (action ~ '^[a-z][a-z-]*[.][a-z][a-z-]*$'),
  entity text not null check (entity ~ '^[a-z][a-z-]{1,39}$'),
  entity_id text check (char_length(entity_id) <= 60),
  -- What the thing was called then.
  label text check (char_length(label) <= 200),
  -- The entity's version after the change.
  version integer check (version >= 1),
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) between 1 and 500),
  check ((actor_role = 'system') = (actor_id is null)),
  check (actor_role <> 'management' or reason is not null)
);
create index audit_events_of_agent on api.audit_events (agent_id, at desc, id);
create index audit_events_of_entity on api.audit_events (entity, entity_id, at desc, id);
create index audit_events_recent on api.audit_events (at desc, id);
create index audit_events_of_actor on api.audit_events (actor_id, at desc, id);
create index audit_events_oldest on api.audit_events (at, id);
create trigger audit_events_append_only before update or delete on api.audit_events
  for each row execute function api.refuse_change();

-- Answers of requests with an `Idempotency-Key`, written in the transaction of their effect.
create table api.idempotent_answers (
  agent_id uuid not null references api.agents (id),
  -- The path as the route declares it.
  route text not null check (char_length(route) <= 200),
  key uuid not null,
  -- Of the address and the body.
  request_hash text not null check (char_length(request_hash) = 43),
  status integer not null check (status between 200 and 499),
  headers jsonb not null,
  body text not null,
  created_at timestamptz(3) not null,
  primary key (agent_id, route, key)
);
create index idempotent_answers_old on api.idempotent_answers (agent_id, created_at);

-- A bulk action that can be undone: each row's values before it, and its version after it.
create table api.bulk_actions (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  entity text not null check (entity in ('product', 'lot', 'location')),
  action text not null,
  steps jsonb not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index bulk_actions_of_agent on api.bulk_actions (agent_id, created_at);

create table api.images (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  created_at timestamptz(3) not null
);
create index images_of_agent on api.images (agent_id, created_at);
-- Finds images that nothing has shown for a day.
create index images_by_age on api.images (created_at);

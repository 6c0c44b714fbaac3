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
create trigger audit_events_append_only before update or delete on api.audit_events
  for each row execute function api.refuse_change();

-- What was done to whose data, by whom, with the changed fields before and after.
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
  -- What people search the audit for: what a thing was called, and why it was changed. Written by the
  -- service: shared/format search-fold.
  search_fold text not null default '',
  check ((actor_role = 'system') = (actor_id is null)),
  check (actor_role <> 'management' or reason is not null)
);
create index audit_events_of_agent on api.audit_events (agent_id, at desc, id);
create index audit_events_of_entity on api.audit_events (entity, entity_id, at desc, id);
create index audit_events_recent on api.audit_events (at desc, id);
create index audit_events_of_actor on api.audit_events (actor_id, at desc, id);
create index audit_events_oldest on api.audit_events (at, id);
create index audit_events_search on api.audit_events using gin (search_fold gin_trgm_ops);

-- The audit of a closed account says what was done and when, and no longer who it was: one transaction
-- may blank what an event says, never what it is. Events are never removed.
create function api.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('api.forgetting', true) = 'on'
    and (new.id, new.at, new.agent_id, new.actor_id, new.actor_role, new.action, new.entity,
      new.entity_id, new.version)
    is not distinct from (old.id, old.at, old.agent_id, old.actor_id, old.actor_role, old.action,
      old.entity, old.entity_id, old.version) then
    return new;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_events_append_only before update or delete on api.audit_events
  for each row execute function api.refuse_audit_change();

-- Each event of the audit is linked to the one before it by a hash: an event that somebody changed, removed or
-- added in the database itself no longer fits (ADR 31, records/audit-chain).
create table api.audit_links (
  -- Without a gap, in the order in which transactions were committed.
  position bigint primary key check (position >= 1),
  -- No foreign key: the link outlives an event that was removed, and names it.
  event_id uuid not null,
  -- 'forgotten' links the event again after the account was closed and its personal data were blanked.
  kind text not null check (kind in ('written', 'forgotten')),
  -- Goes when the event is forgotten: without it nobody can try out what the event said.
  salt text,
  -- SHA-256 of the salt and of what the event says: its label, its fields before and after, its reason.
  personal text not null check (personal ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the hash before, of who did what and when, and of `personal`.
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
create index audit_links_of_event on api.audit_links (event_id, position);

create function api.append_audit_link(event api.audit_events, link_kind text) returns void language plpgsql as $$
declare
  last_link api.audit_links;
  next_position bigint;
  next_salt text := gen_random_uuid();
  said text;
begin
  -- Held until the transaction has ended: links are made one after the other. A statement after it reads what the
  -- transaction before has committed.
  perform pg_advisory_xact_lock(hashtextextended('api.audit_links', 0));
  select * into last_link from api.audit_links order by position desc limit 1;
  next_position := coalesce(last_link.position, 0) + 1;
  update api.audit_links set salt = null where event_id = event.id and salt is not null;
  said := encode(sha256(convert_to(next_salt || E'\n'
    || jsonb_build_array(event.label, event.before, event.after, event.reason)::text, 'UTF8')), 'hex');
  insert into api.audit_links values (next_position, event.id, link_kind, next_salt, said,
    encode(sha256(convert_to(coalesce(last_link.hash, '') || E'\n'
      || jsonb_build_array(next_position, link_kind, event.id, extract(epoch from event.at) * 1000, event.agent_id,
        event.actor_id, event.actor_role, event.action, event.entity, event.entity_id, event.version)::text || E'\n'
      || said, 'UTF8')), 'hex'));
end
$$;

create function api.link_audit_event() returns trigger language plpgsql as $$
begin
  perform api.append_audit_link(new, case tg_op when 'INSERT' then 'written' else 'forgotten' end);
  return null;
end
$$;

-- At the end of the transaction: a lock taken earlier would be held while the transaction waits for rows of others.
create constraint trigger audit_events_linked after insert or update on api.audit_events
  deferrable initially deferred for each row execute function api.link_audit_event();

-- A link loses its salt, and nothing else ever changes.
create function api.refuse_link_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.salt is null
    and (new.position, new.event_id, new.kind, new.personal, new.hash)
    = (old.position, old.event_id, old.kind, old.personal, old.hash) then
    return new;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_links_append_only before update or delete on api.audit_links
  for each row execute function api.refuse_link_change();

-- When the chain was checked, by whom, and what was found. A later check compares its hash with the chain, so that
-- one who makes the chain anew must change this table too.
create table api.audit_proofs (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null for the service itself.
  manager_id uuid references api.agents (id),
  entries bigint not null check (entries >= 0),
  -- The last link; null while the audit is empty.
  position bigint,
  hash text,
  fault text check (fault in ('changed', 'removed', 'added', 'rewritten')),
  fault_position bigint,
  fault_event_id uuid,
  check ((position is null) = (hash is null)),
  check (fault is not null or (fault_position is null and fault_event_id is null))
);
create index audit_proofs_recent on api.audit_proofs (at desc, id desc);
create trigger audit_proofs_append_only before update or delete on api.audit_proofs
  for each row execute function api.refuse_change();

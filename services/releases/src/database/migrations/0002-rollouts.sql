-- The remote's revision is its ETag: every change of what its visitors get counts it up.
alter table releases.remotes add column revision bigint not null default 0;

-- A recalled version may not run any more; a collected one has no files any more. Both keep their
-- row, so that a version is never published twice.
alter table releases.versions
  add column recalled_at timestamptz,
  add column recall_reason text,
  add column collected_at timestamptz;

-- One row for each canary. At most one of a remote is open.
create table releases.rollouts (
  id uuid primary key,
  remote text not null references releases.remotes (name),
  version text not null,
  stable text not null,
  state text not null
    check (state in ('running', 'paused', 'completed', 'rolled-back', 'recalled')),
  automatic boolean not null,
  steps jsonb not null,
  step integer not null check (step >= 0),
  percent double precision not null check (percent > 0 and percent <= 100),
  started_by text not null,
  started_at timestamptz not null,
  step_started_at timestamptz not null,
  ended_at timestamptz,
  foreign key (remote, version) references releases.versions (remote, version),
  foreign key (remote, stable) references releases.versions (remote, version),
  check ((ended_at is null) = (state in ('running', 'paused')))
);
create unique index rollouts_one_open on releases.rollouts (remote) where ended_at is null;
create index rollouts_by_time on releases.rollouts (remote, started_at desc);

-- Every time a version became the one that all visitors get; the rollback window is read from it.
create table releases.stable_versions (
  id bigint generated always as identity primary key,
  remote text not null,
  version text not null,
  since timestamptz not null,
  -- Set when visitors were taken off it by a rollback or a recall: no rollback leads back there.
  withdrawn_at timestamptz,
  foreign key (remote, version) references releases.versions (remote, version)
);
create index stable_versions_by_remote on releases.stable_versions (remote, id desc);
insert into releases.stable_versions (remote, version, since)
  select d.remote, d.version, v.published_at
  from releases.deployments d
  join releases.versions v on v.remote = d.remote and v.version = d.version
  where d.is_default
  order by d.remote;

-- Of two publishers of one version the first decides its content, before any file is stored.
create table releases.claims (
  remote text not null,
  version text not null,
  digest text not null,
  at timestamptz not null,
  primary key (remote, version)
);
insert into releases.claims select remote, version, digest, published_at from releases.versions;

-- The shells that remotes must fit: the newest is live, those before it may come back.
create table releases.hosts (
  version text primary key,
  facts jsonb not null,
  announced_at timestamptz not null,
  announced_by text not null
);

-- A name may hold two tokens at once while it is rotated. No remotes means every remote.
alter table releases.tokens drop constraint tokens_name_key;
alter table releases.tokens
  add column roles jsonb not null default '["publisher", "operator", "auditor"]',
  add column remotes jsonb,
  add column expires_at timestamptz,
  add column revoked_at timestamptz,
  add column created_by text not null default 'registry';
alter table releases.tokens alter column roles drop default;
create index tokens_by_name on releases.tokens (name);

-- Answers of requests with an Idempotency-Key, written in the transaction of their effect.
create table releases.answers (
  actor text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  at timestamptz not null,
  primary key (actor, key)
);
create index answers_by_time on releases.answers (at);

-- Each record is kept as the exact text that its hash is over:
-- hash = SHA-256, in hex, of the hash before it, a line feed and the record.
create table releases.audit_log (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  action text not null,
  remote text,
  record text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_log_by_remote on releases.audit_log (remote, number desc);

do $$
declare
  old record;
  last text := repeat('0', 64);
  line text;
  next text;
  counted bigint := 0;
begin
  for old in select * from releases.audit order by sequence, id loop
    counted := counted + 1;
    line := jsonb_build_object(
      'number', counted,
      'at', to_char(old.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'actor', old.actor, 'action', old.action, 'remote', old.remote, 'version', old.version,
      'reason', null, 'sequence', old.sequence, 'before', old.before, 'after', old.after,
      'details', null)::text;
    next := encode(sha256(convert_to(last || E'\n' || line, 'UTF8')), 'hex');
    insert into releases.audit_log
      values (counted, old.at, old.action, old.remote, line, last, next);
    last := next;
  end loop;
end $$;
drop table releases.audit;

create function releases.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;
create trigger audit_log_is_append_only
  before update or delete on releases.audit_log
  for each row execute function releases.refuse_change();
create trigger audit_log_is_never_emptied
  before truncate on releases.audit_log
  for each statement execute function releases.refuse_change();

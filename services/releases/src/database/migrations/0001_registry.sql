create table releases.remotes (
  name text primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The ETag: each change of the builds that visitors get increments it.
  revision bigint not null default 0
);

-- A recalled version may not run any more; a collected one has no files any more. Both keep their
-- row, so that a version is never published twice.
create table releases.versions (
  remote text not null references releases.remotes (name),
  version text not null,
  digest text not null,
  manifest_integrity text not null,
  section jsonb not null,
  build jsonb not null,
  files jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  recalled_at timestamptz,
  recall_reason text,
  collected_at timestamptz,
  primary key (remote, version)
);
create index versions_by_time on releases.versions (remote, published_at desc);

-- Which versions get traffic now. The document is made of these rows and nothing else.
create table releases.deployments (
  remote text not null,
  version text not null,
  traffic double precision not null check (traffic between 0 and 100),
  is_default boolean not null,
  primary key (remote, version),
  foreign key (remote, version) references releases.versions (remote, version)
);
create unique index deployments_one_default on releases.deployments (remote) where is_default;

-- The one live document. Its row is also the lock that puts all changes in one order.
create table releases.documents (
  id integer primary key check (id = 1),
  sequence bigint not null,
  body text not null,
  integrity text not null,
  statement text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
insert into releases.documents values (1, 0, '', '', '', 'epoch', 'epoch');

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

-- A name may hold two tokens at once while it is rotated. No remotes means every remote.
create table releases.tokens (
  id uuid primary key,
  name text not null,
  hash text not null unique,
  created_at timestamptz not null,
  roles jsonb not null,
  remotes jsonb,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_by text not null default 'registry'
);
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

-- Of two publishers of one version the first decides its content, before any file is stored.
create table releases.claims (
  remote text not null,
  version text not null,
  digest text not null,
  at timestamptz not null,
  primary key (remote, version)
);

-- The shells that remotes must fit: the newest is live, those before it may come back.
create table releases.hosts (
  version text primary key,
  facts jsonb not null,
  announced_at timestamptz not null,
  announced_by text not null
);

create table releases.remotes (
  name text primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

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

create table releases.audit (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  remote text,
  version text,
  sequence bigint not null,
  before jsonb,
  after jsonb
);
create index audit_by_time on releases.audit (at);

create table releases.tokens (
  id uuid primary key,
  name text not null unique,
  hash text not null unique,
  created_at timestamptz not null
);

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

-- What the controller thought of a rollout last; every decision is in the audit. Whoever moves
-- claimed_at on makes the next judgement, so two processes never make the same one.
create table releases.judgements (
  rollout uuid primary key references releases.rollouts (id),
  claimed_at timestamptz not null,
  judged_at timestamptz,
  action text,
  streak jsonb,
  judgement jsonb,
  -- Signals that were worse when somebody resumed the canary all the same: they pause it no more.
  accepted jsonb not null default '[]'
);

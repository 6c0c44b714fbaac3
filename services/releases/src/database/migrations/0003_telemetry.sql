-- What browsers reported, added up by the minute. Nothing here says who reported it.
-- side: canary or control of the rollout, or other; rollout is empty for other.
-- total counts every report, judged only the first of its kind that a browser sent in a rollout.
create table releases.telemetry (
  remote text not null,
  version text not null,
  rollout text not null,
  side text not null check (side in ('canary', 'control', 'other')),
  minute timestamptz not null,
  counter text not null,
  total bigint not null,
  judged bigint not null,
  primary key (remote, minute, version, rollout, side, counter)
);
create index telemetry_by_rollout on releases.telemetry (rollout, minute) where rollout <> '';
create index telemetry_by_minute on releases.telemetry (minute);

-- Outlives the counts: a version that browsers still run is not garbage.
create table releases.telemetry_seen (
  remote text not null,
  version text not null,
  seen_at timestamptz not null,
  primary key (remote, version)
);

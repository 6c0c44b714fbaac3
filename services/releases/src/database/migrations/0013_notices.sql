-- What operators are notified outside of Pazar, one row for each channel. A registry sends what is due and claims
-- it by moving next_at; the key keeps two registries from telling the same event twice.
create table releases.notices (
  key text not null,
  channel text not null check (channel in ('webhook', 'mail')),
  -- The receiver of a webhook knows a repetition by it.
  id uuid not null unique,
  content jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  error text,
  primary key (key, channel),
  check ((next_at is null) = (delivered_at is not null or failed_at is not null))
);
create index notices_due on releases.notices (next_at) where next_at is not null;
create index notices_by_time on releases.notices (created_at desc);
comment on column releases.notices.next_at is 'Null once it was delivered or given up.';

-- The time of the last backup is read with every reading of the metrics.
create index audit_log_backups on releases.audit_log (at desc) where action = 'backed-up';

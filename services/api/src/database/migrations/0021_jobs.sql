-- Work that a process does later: after the commit that asked for it, at a time, or regularly.

create table api.jobs (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- The agent for whom it is done; null: the service itself.
  agent_id uuid references api.agents (id),
  -- At most one open job of a kind has this key.
  key text,
  payload jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- When it is due. All instants of a job are those of this database's clock.
  run_at timestamptz(3) not null default clock_timestamp(),
  -- How often it was begun since its last success.
  attempts integer not null default 0 check (attempts >= 0),
  -- How often it was claimed: a process whose claim is not the last one changes the job no more.
  fence integer not null default 0 check (fence >= 0),
  -- Until when a process has claimed it; null: no process has.
  held_until timestamptz(3),
  -- When it was given up, and why.
  failed_at timestamptz(3),
  fault text
);

create unique index jobs_open_key on api.jobs (kind, key) where failed_at is null;
create index jobs_due on api.jobs (run_at, id) where failed_at is null;
create index jobs_of_agent on api.jobs (agent_id, id) where failed_at is null;

-- E-mails of notifications that nobody has sent yet become jobs.
insert into api.jobs (id, kind, agent_id, key, payload)
  select gen_random_uuid(), 'news-mail', agent_id, id::text, jsonb_build_object('notification', id)
  from api.notifications where email in ('DUE', 'SENDING');
update api.notifications set email = 'DUE' where email = 'SENDING';
drop index api.notifications_due;
alter table api.notifications
  drop constraint notifications_email_check,
  drop column email_tries,
  drop column email_next;
-- SENT: the mail server has accepted it. FAILED: given up after a day.
alter table api.notifications
  add constraint notifications_email_check check (email in ('DUE', 'SENT', 'FAILED'));

-- Files with rows to work on become jobs.
insert into api.jobs (id, kind, agent_id, key, payload)
  select gen_random_uuid(), 'import', agent_id, id::text, jsonb_build_object('import', id)
  from api.import_jobs where status in ('VALIDATING', 'APPLYING', 'UNDOING')
  order by created_at;
drop index api.import_jobs_at_work;
alter table api.import_jobs drop column lease, drop column lease_until;

-- Notifications of agents, in the application and by e-mail.
create table api.notifications (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  -- Names the event, so that nobody is notified of it twice.
  key text not null check (char_length(key) between 1 and 200),
  event text not null check (char_length(event) between 1 and 40),
  outcome text check (char_length(outcome) between 1 and 60),
  entity text not null check (char_length(entity) between 1 and 40),
  entity_id text not null check (char_length(entity_id) between 1 and 60),
  name_mk text,
  name_en text,
  facts jsonb not null,
  -- Whether the application shows it; some are kept for their e-mail alone.
  in_app boolean not null,
  -- Null: no e-mail. DUE: to be sent once the transaction has committed.
  email text check (email in ('DUE', 'SENT')),
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create unique index notifications_key on api.notifications (agent_id, key);
create index notifications_of_agent on api.notifications (agent_id, created_at desc, id);
create index notifications_unread on api.notifications (agent_id) where in_app and read_at is null;
create index notifications_due on api.notifications (created_at) where email = 'DUE';
create index notifications_old on api.notifications (created_at);

-- What records of every domain share: answers, bulk actions and images.

-- Answers of requests with an `Idempotency-Key`, written in the transaction of their effect.
create table api.idempotent_answers (
  agent_id uuid not null references api.agents (id),
  -- The path as the route declares it.
  route text not null check (char_length(route) <= 200),
  key uuid not null,
  -- Of the address and the body.
  request_hash text not null check (char_length(request_hash) = 43),
  status integer not null check (status between 200 and 499),
  headers jsonb not null,
  body text not null,
  created_at timestamptz(3) not null,
  primary key (agent_id, route, key)
);
create index idempotent_answers_old on api.idempotent_answers (agent_id, created_at);

-- A bulk action that can be undone: each row's values before it, and its version after it.
create table api.bulk_actions (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  entity text not null check (entity in ('product', 'lot', 'location', 'promotion')),
  action text not null,
  steps jsonb not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index bulk_actions_of_agent on api.bulk_actions (agent_id, created_at);

create table api.images (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  created_at timestamptz(3) not null
);
create index images_of_agent on api.images (agent_id, created_at);
-- Finds images that nothing has shown for a day.
create index images_by_age on api.images (created_at);
-- The picture of an agent, which is one of its images.
alter table api.agents add foreign key (avatar_image_id) references api.images (id);

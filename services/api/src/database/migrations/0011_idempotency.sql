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

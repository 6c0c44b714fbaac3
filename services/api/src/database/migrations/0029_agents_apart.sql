-- Two agents whom management has found to be two people: neither is shown as a possible duplicate of the
-- other. The smaller identifier comes first, so that a pair has one row.
create table api.agents_apart (
  agent_id uuid not null references api.agents (id),
  other_id uuid not null references api.agents (id),
  primary key (agent_id, other_id),
  check (agent_id < other_id)
);
create index agents_apart_other on api.agents_apart (other_id);

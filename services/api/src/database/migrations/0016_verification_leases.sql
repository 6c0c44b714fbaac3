-- Which manager looks at a request for verification, so that another one takes the next.
create table api.verification_leases (
  agent_id uuid primary key references api.agents (id),
  manager_id uuid not null references api.agents (id),
  -- From then on another manager may take it.
  until timestamptz(3) not null
);

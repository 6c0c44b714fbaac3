-- What management needs beside each case.

-- What managers write about an agent for each other. The agent never sees it, and nobody changes it;
-- it goes with the account.
create table api.agent_notes (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  author_id uuid not null references api.agents (id),
  text text not null check (char_length(text) between 2 and 2000),
  created_at timestamptz(3) not null
);
create index agent_notes_of_agent on api.agent_notes (agent_id, created_at desc, id);
create trigger agent_notes_stay before update on api.agent_notes
  for each row execute function api.refuse_change();

-- Which manager looks at a request for verification, so that another one takes the next.
create table api.verification_leases (
  agent_id uuid primary key references api.agents (id),
  manager_id uuid not null references api.agents (id),
  -- From then on another manager may take it.
  until timestamptz(3) not null
);

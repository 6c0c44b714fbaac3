-- What management needs beside each case.

-- The settlement is that of the primary place.
alter table api.agents drop column settlement;

-- Agents are found by their numbers too.
update api.agents set search_fold = concat_ws(' ', nullif(search_fold, ''), tax_number,
  substr(phone, 2), case when phone like '+389%' then '0' || substr(phone, 5) end)
where tax_number is not null or phone is not null;

-- An address without what its owner may add to it: "ana+market@example.com" is "ana@example.com".
create function api.email_base(address text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(address, '[+][^@]*@', '@'));
create index agents_email_base on api.agents (api.email_base(email));
create index agents_pending_email_base on api.agents (api.email_base(pending_email))
  where pending_email is not null;
create index agents_google_email_base on api.agents (api.email_base(google_email))
  where google_email is not null;

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

-- Lots and products that an agent has added to look around, and that one press removes again.
create table api.samples (
  record_id uuid primary key,
  agent_id uuid not null references api.agents (id),
  kind text not null check (kind in ('lot', 'product')),
  -- Entries of a sample lot that were made later are the agent's.
  created_at timestamptz(3) not null
);
create index samples_of_agent on api.samples (agent_id);

-- The ledgers stay append-only. Only while an agent removes its samples, the entries of those lots and
-- the prices of those products may go with them.
create function api.refuse_change_but_of_samples() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('api.removing_samples', true) = 'on'
    and exists (select from api.samples
      where record_id = (to_jsonb(old) ->> tg_argv[0])::uuid and agent_id = old.agent_id) then
    return old;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

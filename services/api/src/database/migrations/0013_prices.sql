-- Prices that can be proved.

-- What packs cost from an instant on. No reference to products and packs: they come and go, the
-- ledger stays.
create table api.price_changes (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  product_id uuid not null,
  pack_id uuid not null,
  currency text not null check (currency in ('MKD', 'EUR')),
  price_minor integer not null check (price_minor between 1 and 1000000000),
  regular_minor integer not null check (regular_minor between 1 and 1000000000),
  promotion_id uuid,
  starts_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index price_changes_of_pack on api.price_changes (pack_id, starts_at desc, id desc);
create index price_changes_of_agent on api.price_changes (agent_id, id);
create trigger price_changes_append_only before update or delete on api.price_changes
  for each row execute function api.refuse_change_but_of_samples('product_id');

-- Until when the prices of an agent's packs are in that ledger. Promotions begin and end by the
-- clock: what that changes is written before anything else changes them.
create table api.price_settlements (
  agent_id uuid primary key references api.agents (id),
  settled_until timestamptz(3) not null
);

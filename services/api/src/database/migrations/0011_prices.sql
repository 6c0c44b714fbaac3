-- Prices that can be proved: what each pack has cost, under which promotion things were sold, how much
-- of a promotion is left; and promotions for single packs.
alter table api.promotions
  drop constraint promotions_target_type_check,
  add constraint promotions_target_type_check
    check (target_type in ('ALL', 'CATEGORIES', 'PRODUCTS', 'PACKS')),
  -- Thousandths of stock_unit that are sold at its price at most; null: as much as there is.
  add column stock_limit bigint check (stock_limit between 1 and 9999999999),
  add column stock_unit text check (stock_unit in ('KG', 'L', 'PIECE', 'BUNCH')),
  -- What the sales that name it add up to, without those that were taken back.
  add column uses integer not null default 0 check (uses >= 0),
  add column sold_quantity bigint not null default 0 check (sold_quantity >= 0),
  -- When a limit was reached: it ends then.
  add column exhausted_at timestamptz(3),
  add constraint promotions_stock_limit_has_unit check ((stock_limit is null) = (stock_unit is null));

create table api.promotion_packs (
  promotion_id uuid not null references api.promotions (id) on delete cascade,
  pack_id uuid not null references api.packs (id) on delete cascade,
  primary key (promotion_id, pack_id)
);
create index promotion_packs_of_pack on api.promotion_packs (pack_id);

alter table api.movements
  add column promotion_id uuid references api.promotions (id),
  -- What the pack, or one base unit, cost without the promotion.
  add column list_price_minor integer check (list_price_minor between 1 and 1000000000);
create index movements_of_promotion on api.movements (promotion_id) where promotion_id is not null;

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
  for each row execute function api.refuse_change();

-- Until when the prices of an agent's packs are in that ledger. Promotions begin and end by the
-- clock: what that changes is written before anything else changes them.
create table api.price_settlements (
  agent_id uuid primary key references api.agents (id),
  settled_until timestamptz(3) not null
);

alter table api.bulk_actions
  drop constraint bulk_actions_entity_check,
  add constraint bulk_actions_entity_check check (entity in ('product', 'lot', 'location', 'promotion'));

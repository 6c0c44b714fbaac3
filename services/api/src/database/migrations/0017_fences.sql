-- Work that two processes must not do twice, and the last price of a pack.

-- How often the job was claimed: a process whose claim is not the last one changes it no more.
alter table api.import_jobs add column lease integer not null default 0 check (lease >= 0);

-- The ledger is asked for the last line of each pack of some products, at every change of a price.
create index price_changes_of_product on api.price_changes
  (agent_id, product_id, pack_id, starts_at desc, id desc);

-- The promotion that a copy replaces: one that was stopped says so once its copy is published.

alter table api.promotions add column replaces_id uuid references api.promotions (id) on delete set null;
create index promotions_of_replaced on api.promotions (replaces_id) where replaces_id is not null;

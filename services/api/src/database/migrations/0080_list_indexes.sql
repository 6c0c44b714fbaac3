-- Orders of lists that no index served. The identifier always ascends: where many rows share a
-- value, the other direction needs an index of its own.
create index lots_by_creation on api.lots (agent_id, created_at, id);
create index lots_by_harvest on api.lots (agent_id, harvested, id);
create index lots_by_planting on api.lots
  (agent_id, coalesce(planted_on - date '2000-01-01', 2147483647), id);
create index lots_by_expectation on api.lots
  (agent_id, coalesce(expected_from - date '2000-01-01', 2147483647), id);

create index products_by_status_down on api.products (agent_id, status desc, id);
create index products_by_category_down on api.products
  (agent_id, coalesce(category_id, '~') desc, id);
drop index api.products_by_stock;
create index products_by_stock on api.products
  (agent_id, coalesce(stock_available, 99999999999), id);
create index products_by_stock_down on api.products
  (agent_id, coalesce(stock_available, 99999999999) desc, id);

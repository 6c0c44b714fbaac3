create index products_search on api.products using gin (agent_id, search_fold gin_trgm_ops);
create index lots_search on api.lots using gin (agent_id, search_fold gin_trgm_ops);

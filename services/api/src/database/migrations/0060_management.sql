-- What management sorts and finds agents by. The service writes it with every change of an agent.
alter table api.agents
  add column name_sort_mk text not null default '',
  add column name_sort_en text not null default '',
  add column search_fold text not null default '';
create index agents_by_name_mk on api.agents (name_sort_mk, id);
create index agents_by_name_en on api.agents (name_sort_en, id);
create index agents_search on api.agents using gin (search_fold gin_trgm_ops);
create index agents_registered on api.agents (created_at desc, id);

-- The code gives these with every row. Without a default, the types that are made from this schema ask for them.
alter table api.locations
  alter column settlement set not null,
  alter column name_sort_mk drop default,
  alter column name_sort_en drop default,
  alter column settlement_sort_mk drop default,
  alter column settlement_sort_en drop default,
  alter column search_fold drop default;
alter table api.lots
  alter column remaining set not null,
  alter column name_sort_mk drop default,
  alter column name_sort_en drop default,
  alter column search_fold drop default;
alter table api.products
  alter column name_sort_mk drop default,
  alter column name_sort_en drop default,
  alter column search_fold drop default;
alter table api.promotions
  alter column name_sort_mk drop default,
  alter column name_sort_en drop default,
  alter column search_fold drop default;
alter table api.sessions
  alter column started_at drop default,
  alter column last_seen_at drop default;

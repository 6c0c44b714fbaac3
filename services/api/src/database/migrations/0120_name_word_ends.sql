-- The ends of a row's words, for "stands inside a word": of each word what is left of it without its
-- first letter, its first two and so on, as `name_words` has the words. In the index alone and in no
-- column: it is several times as long as the names. The cost keeps the planner from working it out
-- for every row that it reads.
create function api.name_word_ends(mk text, en text) returns tsvector
  language sql immutable parallel safe cost 10000
  return array_to_tsvector(array(
    select keys.locale || substr(replace(word, ' ', ''), 2 * start + 1)
    from (values ('m', mk), ('e', en)) as keys (locale, key)
    cross join string_to_table(regexp_replace(keys.key, '(..)', '\1 ', 'g'), ' 01 ') as word
    cross join generate_series(1, length(replace(word, ' ', '')) / 2 - 1) as start
  ));

create index products_by_word_end on api.products
  using gin (agent_id, api.name_word_ends(name_sort_mk, name_sort_en));
create index lots_by_word_end on api.lots
  using gin (agent_id, api.name_word_ends(name_sort_mk, name_sort_en));
create index agents_by_word_end on api.agents
  using gin (api.name_word_ends(name_sort_mk, name_sort_en));

-- Without statistics of the ends the planner takes every one of them for frequent.
analyze api.products, api.lots, api.agents;

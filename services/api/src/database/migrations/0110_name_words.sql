-- The words of a row's name, for "starts a word": each word as its sort key, after the letter of the
-- language whose keys they are. Two digits are a letter, and 01 is the space between words.
create function api.name_words(mk text, en text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select keys.locale || replace(word, ' ', '')
    from (values ('m', mk), ('e', en)) as keys (locale, key)
    cross join string_to_table(regexp_replace(keys.key, '(..)', '\1 ', 'g'), ' 01 ') as word
  ));

alter table api.products add column name_words tsvector not null
  generated always as (api.name_words(name_sort_mk, name_sort_en)) stored;
alter table api.lots add column name_words tsvector not null
  generated always as (api.name_words(name_sort_mk, name_sort_en)) stored;
alter table api.agents add column name_words tsvector not null
  generated always as (api.name_words(name_sort_mk, name_sort_en)) stored;
alter table api.locations add column name_words tsvector not null
  generated always as (api.name_words(name_sort_mk, name_sort_en)) stored;
alter table api.promotions add column name_words tsvector not null
  generated always as (api.name_words(name_sort_mk, name_sort_en)) stored;

create index products_by_word on api.products using gin (agent_id, name_words);
create index lots_by_word on api.lots using gin (agent_id, name_words);
create index agents_by_word on api.agents using gin (name_words);

-- Without statistics of the words the planner reads a large table for a word that nobody has.
analyze api.products, api.lots, api.agents, api.locations, api.promotions;

-- Written for PostgreSQL 15. The service makes the identifiers. Every quantity is in integer
-- thousandths of its unit, every amount in the smallest unit of its currency.

-- Searches find parts of words: an index over each three letters of a text, within one agent's
-- rows. Both extensions come with PostgreSQL and are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What tables of every domain use.
create function api.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The words of a row's name, for "starts a word": each word as its sort key, after the letter of the
-- language whose keys they are. Two digits are a letter, and 01 is the space between words.
create function api.name_words(mk text, en text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select keys.locale || replace(word, ' ', '')
    from (values ('m', mk), ('e', en)) as keys (locale, key)
    cross join string_to_table(regexp_replace(keys.key, '(..)', '\1 ', 'g'), ' 01 ') as word
  ));

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

-- Searches find parts of words: an index over each three letters of a text, within one agent's
-- rows. Both extensions come with PostgreSQL and are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

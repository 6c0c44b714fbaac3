-- A search for a word that no record has finds those with a word that differs in a letter or two.
create extension if not exists fuzzystrmatch;

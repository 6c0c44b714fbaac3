-- The keys of all registries on this database; their private parts are files in each PAZAR_HOME.
-- Browsers trust the keys that are not retired, and every document is signed with all of those.
create table releases.signing_keys (
  key_id text primary key,
  public_key text not null,
  added_at timestamptz not null,
  -- Browsers can know a key since then; null until a document has its signature.
  first_signed_at timestamptz,
  retired_at timestamptz
);

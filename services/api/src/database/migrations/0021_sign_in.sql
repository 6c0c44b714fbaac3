-- Passkeys, the second factor, and what both ask of a browser.
create table api.passkeys (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  -- What the authenticator calls it, and its public key (COSE), both base64url.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key text not null,
  -- How often the authenticator says that it was used; those that do not count say 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_agent on api.passkeys (agent_id, created_at);

create table api.second_factors (
  agent_id uuid primary key references api.agents (id),
  -- Encrypted with a key of the service.
  secret text not null,
  -- Null until the first code of the app was right: nothing is asked for before.
  confirmed_at timestamptz(3),
  -- The time step of the last code that was taken; no code is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null
);

create table api.recovery_codes (
  agent_id uuid not null references api.agents (id),
  code_hash text not null,
  used_at timestamptz(3),
  primary key (agent_id, code_hash)
);

-- Questions that one browser has to answer soon, once.
create table api.challenges (
  id uuid primary key,
  kind text not null check (kind in ('PASSKEY_ADD', 'PASSKEY_SIGN_IN', 'SECOND_FACTOR')),
  -- Null while nobody has said who it is.
  agent_id uuid references api.agents (id),
  -- What a passkey signs.
  challenge text,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index challenges_expired on api.challenges (expires_at);
create index challenges_of_agent on api.challenges (agent_id);

alter table api.link_tokens
  drop constraint link_tokens_purpose_check,
  add constraint link_tokens_purpose_check
    check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'NOT_ME'));

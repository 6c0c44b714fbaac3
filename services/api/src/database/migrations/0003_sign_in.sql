-- How agents register and sign in: sessions, links in e-mails, passkeys and the second factor.
create table api.sessions (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- HANDOVER: the token of `?jwt=`, good for one question. VIEW: a manager looks at the agent's data as
  -- the agent has them, and only reads.
  kind text not null default 'SESSION' check (kind in ('SESSION', 'HANDOVER', 'VIEW')),
  -- That manager.
  viewer_id uuid references api.agents (id),
  -- When the agent signed in; renewing a token does not change it.
  started_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  user_agent text check (char_length(user_agent) <= 500),
  -- The session that went on with a new token.
  renewed_as uuid references api.sessions (id) on delete set null,
  constraint sessions_viewer_check check ((kind = 'VIEW') = (viewer_id is not null))
);
create index sessions_of_agent on api.sessions (agent_id, expires_at);
create index sessions_renewed_as on api.sessions (renewed_as);
create index sessions_of_viewer on api.sessions (viewer_id) where viewer_id is not null;

-- Someone who registered and has not opened the link of the e-mail yet: no agent so far, so that
-- nobody can hold an address that is not theirs.
create table api.registrations (
  id uuid primary key,
  username text not null check (char_length(username) between 3 and 60),
  email text not null check (char_length(email) <= 254),
  password_hash text not null,
  display_name text not null check (char_length(display_name) between 2 and 80),
  locale text not null check (locale in ('en', 'mk')),
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index registrations_expired on api.registrations (expires_at);

-- Links in e-mails. Only a hash is kept, so that a reader of this table can open none.
create table api.link_tokens (
  token_hash text primary key,
  agent_id uuid not null references api.agents (id),
  purpose text not null
    check (purpose in ('CONFIRM_EMAIL', 'AGREE_TO_EMAIL', 'RESET_PASSWORD', 'NOT_ME')),
  -- The address that the link confirms.
  email text check (char_length(email) <= 254),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index link_tokens_of_agent on api.link_tokens (agent_id, purpose);
create index link_tokens_expired on api.link_tokens (expires_at);

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

-- Tries of passwords and the like, counted for all processes. Losing them in a crash is no harm.
-- The columns, and their order, are those of rate-limiter-flexible.
create unlogged table api.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

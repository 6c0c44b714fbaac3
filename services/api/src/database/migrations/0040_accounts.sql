-- What an agent keeps about itself, how it signs in, and what it asked of its account.
alter table api.agents
  -- An address that was asked for and is not confirmed yet.
  add column pending_email text check (char_length(pending_email) <= 254),
  -- E.164.
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column legal_name text check (char_length(legal_name) between 2 and 160),
  add column tax_number text check (tax_number ~ '^[0-9]{13}$'),
  add column registration_number text check (registration_number ~ '^[0-9]{7}$'),
  add column farm_registry_number text check (char_length(farm_registry_number) between 1 and 20),
  add column vat_registered boolean not null default false,
  add column about_mk text check (char_length(about_mk) between 1 and 2000),
  add column about_en text check (char_length(about_en) between 1 and 2000),
  add column locale text not null default 'en' check (locale in ('en', 'mk')),
  add column currency text not null default 'MKD' check (currency in ('MKD', 'EUR')),
  add column timezone text not null default 'Europe/Skopje'
    check (char_length(timezone) between 1 and 60),
  -- The request that management answers, and its last answer.
  add column verification_requested_at timestamptz(3),
  add column verification_reason text check (char_length(verification_reason) between 10 and 500),
  add column verification_decided_by uuid references api.agents (id),
  add column verification_decided_at timestamptz(3),
  -- Shown to the agent word for word.
  add column suspension_reason text check (char_length(suspension_reason) between 10 and 500),
  add column suspended_until timestamptz(3),
  -- When a CLOSING account closes for good.
  add column closes_at timestamptz(3),
  -- Google's name for this agent ("sub"), and the address that it had when it was linked.
  add column google_subject text unique check (char_length(google_subject) between 1 and 255),
  add column google_email text check (char_length(google_email) <= 254);
create index agents_waiting on api.agents (verification_requested_at, id)
  where verification_status = 'PENDING';
create index agents_closing on api.agents (closes_at) where account_status = 'CLOSING';
create index agents_tax_number on api.agents (tax_number) where tax_number is not null;
create index agents_phone on api.agents (phone) where phone is not null;

alter table api.sessions
  -- HANDOVER: the token of `?jwt=`, good for one question.
  add column kind text not null default 'SESSION' check (kind in ('SESSION', 'HANDOVER')),
  -- When the agent signed in; renewing a token does not change it.
  add column started_at timestamptz(3) not null default now(),
  add column last_seen_at timestamptz(3) not null default now(),
  add column user_agent text check (char_length(user_agent) <= 500),
  -- The session that went on with a new token.
  add column renewed_as uuid references api.sessions (id) on delete set null;
create index sessions_renewed_as on api.sessions (renewed_as);

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

-- Links in e-mails. Only a hash is kept, so that whoever reads this table can open none.
create table api.link_tokens (
  token_hash text primary key,
  agent_id uuid not null references api.agents (id),
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD')),
  -- The address that the link confirms.
  email text check (char_length(email) <= 254),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index link_tokens_of_agent on api.link_tokens (agent_id, purpose);
create index link_tokens_expired on api.link_tokens (expires_at);

create table api.preferences (
  agent_id uuid primary key references api.agents (id),
  version integer not null check (version >= 1),
  value jsonb not null,
  updated_at timestamptz(3) not null
);

create table api.saved_views (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  agent_id uuid not null references api.agents (id),
  page text not null check (char_length(page) between 1 and 40),
  name text not null check (char_length(name) between 1 and 60),
  query jsonb not null,
  is_default boolean not null,
  -- Shared by management with everybody.
  is_global boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index saved_views_name_key on api.saved_views (agent_id, page, lower(name));
create unique index saved_views_one_default on api.saved_views (agent_id, page) where is_default;
create index saved_views_global on api.saved_views (page) where is_global;

-- A request for all of an agent's data. The data itself is read when it is fetched, not kept.
create table api.data_exports (
  id uuid primary key,
  agent_id uuid not null references api.agents (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index data_exports_of_agent on api.data_exports (agent_id, expires_at);

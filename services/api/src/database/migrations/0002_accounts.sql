-- Agents, and what each keeps about itself.

-- An address without what its owner may add to it: "ana+market@example.com" is "ana@example.com".
create function api.email_base(address text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(address, '[+][^@]*@', '@'));

-- Management sorts agents by their roles. An index takes immutable functions only, and array_to_string is not
-- declared as one, because it also writes types whose text depends on settings; a text does not.
create function api.roles_text(roles text[]) returns text language sql immutable parallel safe
  return array_to_string(roles, ',');

create table api.agents (
  id uuid primary key,
  version integer not null default 1 check (version >= 1),
  username text not null check (char_length(username) between 3 and 60),
  email text check (char_length(email) <= 254),
  password_hash text,
  display_name text not null check (char_length(display_name) between 2 and 80),
  user_type text not null check (user_type in ('CONSUMER', 'SELLER', 'PRODUCER', 'STAFF')),
  roles text[] not null
    check (roles <@ array['ROLE_CONSUMER', 'ROLE_AGENT', 'ROLE_MANAGEMENT']::text[]),
  authentication_provider text not null check (authentication_provider in ('LOCAL', 'GOOGLE')),
  account_status text not null
    check (account_status in ('ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED')),
  verification_status text not null
    check (verification_status in
      ('NONE', 'PENDING', 'VERIFIED', 'REJECTED', 'CHANGES_REQUESTED')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- A new e-mail waits for both addresses: the new one proves that the agent reads it, the present one that its
  -- owner agrees. A session that was stolen, with its password, does not suffice to move an account to another
  -- mailbox.
  pending_email text check (char_length(pending_email) <= 254),
  pending_email_proven boolean not null default false,
  pending_email_agreed boolean not null default false,
  -- E.164.
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  legal_name text check (char_length(legal_name) between 2 and 160),
  tax_number text check (tax_number ~ '^[0-9]{13}$'),
  registration_number text check (registration_number ~ '^[0-9]{7}$'),
  farm_registry_number text check (char_length(farm_registry_number) between 1 and 20),
  vat_registered boolean not null default false,
  about_mk text check (char_length(about_mk) between 1 and 2000),
  about_en text check (char_length(about_en) between 1 and 2000),
  locale text not null default 'en' check (locale in ('en', 'mk')),
  currency text not null default 'MKD' check (currency in ('MKD', 'EUR')),
  timezone text not null default 'Europe/Skopje'
    check (char_length(timezone) between 1 and 60),
  -- The request that management answers, and its last answer.
  verification_requested_at timestamptz(3),
  verification_reason text check (char_length(verification_reason) between 10 and 500),
  verification_decided_by uuid references api.agents (id),
  verification_decided_at timestamptz(3),
  -- Shown to the agent word for word.
  suspension_reason text check (char_length(suspension_reason) between 10 and 500),
  suspended_until timestamptz(3),
  -- What a suspended agent says against the suspension.
  appeal text check (char_length(appeal) between 10 and 2000),
  appealed_at timestamptz(3),
  -- When a CLOSING account closes for good.
  closes_at timestamptz(3),
  -- Google's name for this agent ("sub"), and the address that it had when it was linked.
  google_subject text unique check (char_length(google_subject) between 1 and 255),
  google_email text check (char_length(google_email) <= 254),
  -- The picture of the person. Images belong to agents: 0005_records.sql adds the reference.
  avatar_image_id uuid,
  -- Management sorts and finds agents by them; the service writes them with every change.
  name_sort_mk text not null default '',
  name_sort_en text not null default '',
  search_fold text not null default '',
  name_words tsvector not null
    generated always as (api.name_words(name_sort_mk, name_sort_en)) stored,
  constraint agents_appeal check ((appeal is null) = (appealed_at is null))
);
create unique index agents_username_key on api.agents (lower(username));
create unique index agents_email_key on api.agents (lower(email));
create index agents_recent on api.agents (updated_at desc, id);
create index agents_waiting on api.agents (verification_requested_at, id)
  where verification_status = 'PENDING';
create index agents_appealing on api.agents (appealed_at, id) where appealed_at is not null;
create index agents_closing on api.agents (closes_at) where account_status = 'CLOSING';
create index agents_tax_number on api.agents (tax_number) where tax_number is not null;
create index agents_phone on api.agents (phone) where phone is not null;
create index agents_email_base on api.agents (api.email_base(email));
create index agents_pending_email_base on api.agents (api.email_base(pending_email))
  where pending_email is not null;
create index agents_google_email_base on api.agents (api.email_base(google_email))
  where google_email is not null;
create index agents_avatar on api.agents (avatar_image_id) where avatar_image_id is not null;
create index agents_by_name_mk on api.agents (name_sort_mk, id);
create index agents_by_name_en on api.agents (name_sort_en, id);
create index agents_search on api.agents using gin (search_fold gin_trgm_ops);
create index agents_registered on api.agents (created_at desc, id);
-- The identifier always ascends: where many rows share a value, the other direction of a sort needs an
-- index of its own.
create index agents_by_type on api.agents (user_type, id);
create index agents_by_type_down on api.agents (user_type desc, id);
create index agents_by_account_status on api.agents (account_status, id);
create index agents_by_account_status_down on api.agents (account_status desc, id);
create index agents_by_verification on api.agents (verification_status, id);
create index agents_by_verification_down on api.agents (verification_status desc, id);
create index agents_by_roles on api.agents (api.roles_text(roles), id);
create index agents_by_roles_down on api.agents (api.roles_text(roles) desc, id);
create index agents_oldest on api.agents (updated_at, id);
create index agents_registered_first on api.agents (created_at, id);
create index agents_by_word on api.agents using gin (name_words);
create index agents_by_word_end on api.agents
  using gin (api.name_word_ends(name_sort_mk, name_sort_en));

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

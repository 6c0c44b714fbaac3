-- Orders of management's list of agents that no index served. The identifier always ascends: where
-- many rows share a value, the other direction needs an index of its own.
create index agents_by_type on api.agents (user_type, id);
create index agents_by_type_down on api.agents (user_type desc, id);
create index agents_by_account_status on api.agents (account_status, id);
create index agents_by_account_status_down on api.agents (account_status desc, id);
create index agents_by_verification on api.agents (verification_status, id);
create index agents_by_verification_down on api.agents (verification_status desc, id);
create index agents_oldest on api.agents (updated_at, id);
create index agents_registered_first on api.agents (created_at, id);
create index audit_events_oldest on api.audit_events (at, id);

-- What people search the audit for: what a thing was called, and why it was changed. Written by the
-- service: shared/format search-fold. Events of before are found by who and when.
alter table api.audit_events add column search_fold text not null default '';
create index audit_events_search on api.audit_events using gin (search_fold gin_trgm_ops);

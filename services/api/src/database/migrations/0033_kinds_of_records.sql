-- The service knows the kinds of records: a new kind needs no new check.
alter table api.bulk_actions
  drop constraint bulk_actions_entity_check,
  add constraint bulk_actions_entity_check check (entity ~ '^[a-z][a-z-]{1,39}$');
alter table api.bulk_runs
  drop constraint bulk_runs_entity_check,
  add constraint bulk_runs_entity_check check (entity ~ '^[a-z][a-z-]{1,39}$');
alter table api.import_jobs
  drop constraint import_jobs_kind_check,
  add constraint import_jobs_kind_check check (kind ~ '^[a-z][a-z-]{1,39}$');

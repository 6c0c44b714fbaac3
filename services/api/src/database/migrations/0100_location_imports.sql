-- Places can be imported too.
alter table api.import_jobs
  drop constraint import_jobs_kind_check,
  add constraint import_jobs_kind_check check (kind in ('products', 'produce', 'locations'));

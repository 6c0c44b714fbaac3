-- Who gets a canary beside its share, as the document names them. With an audience the share may be 0.
alter table releases.rollouts add column audience jsonb;
alter table releases.rollouts drop constraint rollouts_percent_check;
alter table releases.rollouts
  add constraint rollouts_percent_check check (percent between 0 and 100 and (percent > 0 or audience is not null));

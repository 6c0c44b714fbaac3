-- Since when an operator keeps new releases from a remote, and why.
alter table releases.remotes add column frozen jsonb;
comment on column releases.remotes.frozen is 'Null while releases are allowed.';

-- What a team said of a version when it published it: message, commit and author.
alter table releases.versions add column source jsonb;
comment on column releases.versions.source is 'Null where the team said nothing.';

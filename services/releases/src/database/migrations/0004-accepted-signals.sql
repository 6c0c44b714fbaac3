-- Signals that were worse when somebody resumed the canary all the same: they pause it no more.
alter table releases.judgements add column accepted jsonb not null default '[]';

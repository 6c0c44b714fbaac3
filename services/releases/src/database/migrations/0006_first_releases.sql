-- In the first release of a section a canary has nothing beside it.
alter table releases.rollouts alter column stable drop not null;

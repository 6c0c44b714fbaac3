-- What a name does not say. The command describe-tables makes comments of the TypeScript tables of these.
comment on column releases.rollouts.stable is 'Null in the first release of a section.';
comment on column releases.tokens.remotes is 'Null is every remote.';
comment on column releases.telemetry.rollout is 'Empty for the side `other`.';
comment on column releases.judgements.accepted is 'Worse signals that an operator has accepted.';
comment on column releases.versions.requirements is 'Null for a build that does not say what it needs.';

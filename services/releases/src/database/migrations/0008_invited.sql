-- side: invited has the canary of the rollout without having drawn it.
alter table releases.telemetry drop constraint telemetry_side_check;
alter table releases.telemetry
  add constraint telemetry_side_check check (side in ('canary', 'control', 'invited', 'other'));

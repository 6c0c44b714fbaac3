-- A manager who looks at an agent's data as the agent has them: a session of that agent that reads alone.
alter table api.sessions
  drop constraint sessions_kind_check,
  add column viewer_id uuid references api.agents (id),
  add constraint sessions_kind_check check (kind in ('SESSION', 'HANDOVER', 'VIEW')),
  add constraint sessions_viewer_check check ((kind = 'VIEW') = (viewer_id is not null));
create index sessions_of_viewer on api.sessions (viewer_id) where viewer_id is not null;

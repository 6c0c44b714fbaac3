-- The audit of a closed account says what was done and when, and no longer who it was: one transaction
-- may blank what an event says, never what it is. Events are still never removed.
create function api.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('api.forgetting', true) = 'on'
    and (new.id, new.at, new.agent_id, new.actor_id, new.actor_role, new.action, new.entity,
      new.entity_id, new.version)
    is not distinct from (old.id, old.at, old.agent_id, old.actor_id, old.actor_role, old.action,
      old.entity, old.entity_id, old.version) then
    return new;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger audit_events_append_only on api.audit_events;
create trigger audit_events_append_only before update or delete on api.audit_events
  for each row execute function api.refuse_audit_change();

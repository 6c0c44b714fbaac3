-- Management sorts agents by their roles. An index takes immutable functions only, and array_to_string is not
-- declared as one, because it also writes types whose text depends on settings; a text does not.
create function api.roles_text(roles text[]) returns text language sql immutable parallel safe
  return array_to_string(roles, ',');
create index agents_by_roles on api.agents (api.roles_text(roles), id);
create index agents_by_roles_down on api.agents (api.roles_text(roles) desc, id);

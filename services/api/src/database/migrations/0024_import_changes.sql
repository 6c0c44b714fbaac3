-- What a row of a file changes, before it is applied and after: the former values of the changed
-- fields are in "before", the new ones here.

alter table api.import_rows add column after jsonb;

-- The change that a security e-mail is about: its link undoes it.
alter table api.link_tokens add column undo jsonb;

-- How a session was opened; null for one from before this was written.
alter table api.sessions
  add column opened_with text check (opened_with in ('PASSWORD', 'PASSKEY', 'GOOGLE'));

-- When the agent said that what management blocked is put right.
alter table api.products add column fixed_at timestamptz(3);

-- E-mails of notifications are a queue: an e-mail is SENT when the transport has accepted it.

alter table api.notifications drop constraint notifications_email_check;
-- SENDING: a process tries until email_next, then it is due again. FAILED: given up after a day.
alter table api.notifications
  add constraint notifications_email_check check (email in ('DUE', 'SENDING', 'SENT', 'FAILED')),
  add column email_tries integer not null default 0 check (email_tries >= 0),
  -- When the next try may begin; null: at once.
  add column email_next timestamptz(3);
drop index api.notifications_due;
create index notifications_due on api.notifications (created_at) where email in ('DUE', 'SENDING');

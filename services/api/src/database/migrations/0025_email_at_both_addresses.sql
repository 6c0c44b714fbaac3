-- A new e-mail waits for both addresses: the new one proves that the agent reads it, the present one that its owner
-- agrees. A session that was stolen, with its password, does not suffice to move an account to another mailbox.
alter table api.agents
  add column pending_email_proven boolean not null default false,
  add column pending_email_agreed boolean not null default false;

-- What already waits had its notice at the present address, and no link to agree with.
update api.agents set pending_email_agreed = true where pending_email is not null;

alter table api.link_tokens
  drop constraint link_tokens_purpose_check,
  add constraint link_tokens_purpose_check
    check (purpose in ('CONFIRM_EMAIL', 'AGREE_TO_EMAIL', 'RESET_PASSWORD', 'NOT_ME'));

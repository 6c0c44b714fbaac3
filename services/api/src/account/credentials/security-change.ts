import type { AuditActionOf } from '@pazar/contracts/audit-action';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { SecurityUndo } from '../../database/stored-values.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MailKind } from '../../mail/mails.ts';
import { notify } from '../../notifications/notify.ts';
import { recordAudit } from '../../records/audit.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import { notMeLifetimeMs } from '../links/link-lifetimes.ts';
import { createLink } from '../links/link-token-repository.ts';
import { deviceName } from '../sessions/device-name.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';

/** E-mails about security: each has a link for an owner who did not make the change. */
export type SecurityMail = Extract<
  MailKind,
  | 'passwordChanged'
  | 'passwordReset'
  | 'googleLinked'
  | 'googleUnlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'wrongCodes'
>;

interface SecurityEvent {
  action: AuditActionOf<'account'>;
  at: Date;
  mailer: Mailer;
  mail: SecurityMail;
  /** What the link of the e-mail undoes; null where a new password is enough. */
  undo?: SecurityUndo | null;
}

/**
 * Notifies the owner of a change of security, in the transaction of the change, also by e-mail.
 * Preferences do not stop it.
 */
export async function notifyOfSecurity(
  transaction: Database,
  agent: AgentRow,
  { action, at, mailer, mail, undo = null }: SecurityEvent,
): Promise<void> {
  const { id, email, locale } = agent;
  const device = await deviceOf(transaction, { agentId: id, action, at });
  await notify(transaction, {
    agentId: id,
    event: 'security',
    key: `security:${uuid()}`,
    outcome: action,
    entity: 'agent',
    entityId: id,
    ...(device !== null && { facts: { device } }),
    at,
    mayMail: false,
  });
  if (email === null) return;
  const token = await createLink(transaction, {
    agentId: id,
    purpose: 'NOT_ME',
    email: null,
    undo,
    now: at,
    lifetimeMs: notMeLifetimeMs,
  });
  const link = mailer.link(`/home/not-me?token=${token}`, locale);
  await mailer.send(transaction, { email, locale }, [mail, link]);
}

/** Done while somebody logs in, or by a link: no session of the agent says from where. */
const outsideSessions: ReadonlySet<string> = new Set([
  'account.reset-password',
  'account.use-recovery-code',
  'account.wrong-codes',
]);

/** Browser and system of the agent's only live session; null where several could have done it. */
async function deviceOf(
  transaction: Database,
  { agentId, action, at }: { agentId: string; action: string; at: Date },
): Promise<string | null> {
  if (outsideSessions.has(action)) return null;
  const [only, ...others] = await createSessionRepository(transaction).listLive(agentId, at);
  if (only === undefined || others.length > 0) return null;
  const { browser, system } = deviceName(only.userAgent);
  return [browser, system].filter(Boolean).join(' · ') || null;
}

/** Audits changes outside the account's own row. */
export async function recordSecurity(
  transaction: Database,
  agent: AgentRow,
  { action, at, label }: { action: AuditActionOf<'account'>; at: Date; label?: string },
): Promise<void> {
  await recordAudit(transaction, {
    at,
    agentId: agent.id,
    actor: { id: agent.id, role: 'agent' },
    action,
    entity: 'agent',
    entityId: agent.id,
    label: label ?? agent.displayName,
  });
}

import { contactNames } from '@pazar/contracts/declared-text';
import { accountTexts } from '@pazar/contracts/account-texts';
import { changedFields, recordAudit } from '../records/audit.ts';
import type { Database } from '../database/database.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { accountAnswer } from './account-answer.ts';

export type AccountAction =
  | 'account.register'
  | 'account.update'
  | 'account.change-email'
  | 'account.change-password'
  | 'account.reset-password'
  | 'account.request-verification'
  | 'account.link-google'
  | 'account.unlink-google'
  | 'account.appeal'
  | 'account.not-me'
  | 'account.close'
  | 'account.keep';

export interface AccountChange {
  action: AccountAction;
  before: AgentRow | null;
  after: AgentRow;
}

/** Records an agent's change of the account in the audit, in the transaction of the change. */
export async function recordAccountChange(
  database: Database,
  { action, before, after }: AccountChange,
): Promise<void> {
  const changed = changedFields(before === null ? {} : auditedFields(before), auditedFields(after));
  await recordAudit(database, {
    at: after.updatedAt,
    agentId: after.id,
    actor: { id: after.id, role: 'agent' },
    action,
    entity: 'agent',
    entityId: after.id,
    label: after.displayName,
    version: after.version,
    ...changed,
  });
}

const contacts = contactNames(accountTexts);

/**
 * The audit outlives the account, so it records only that contact details changed, not the details.
 */
function auditedFields(agent: AgentRow): Record<string, unknown> {
  const {
    version: _version,
    updateDate: _updateDate,
    pendingEmailWaitsFor: _waitsFor,
    ...fields
  } = accountAnswer(agent);
  const { email, pendingEmail, signIn, suspension } = fields;
  return {
    ...fields,
    // The appeal itself is for management to read while the suspension lasts.
    suspension: suspension && { ...suspension, appeal: suspension.appeal !== null },
    email: fingerprint(email),
    pendingEmail: fingerprint(pendingEmail),
    ...Object.fromEntries(contacts.map((name) => [name, fingerprint(fields[name])])),
    signIn: { hasPassword: signIn.hasPassword, google: signIn.google !== null },
  };
}

/** Shows the end alone, which is enough to see that it changed. */
function fingerprint(text: string | null): string | null {
  return text === null ? null : `…${text.slice(-3)}`;
}

import type { AuditActionOf } from '@pazar/contracts/audit-action';
import { changedFields, recordAudit, versionConflict } from '../records/audit.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockAgent, updateAgent, type AgentChanges } from '../account/account-repository.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { accountAnswer } from '../account/account-answer.ts';

/** The manager, the reason and the instant of an action: everything within one transaction. */
export interface ManagementContext {
  transaction: Database;
  managerId: string;
  reason: string;
  now: Date;
}

/** A row as the manager saw it. */
export interface ManagedTarget {
  id: string;
  version: number;
}

/** The agent, locked, at the version that the manager saw. 404; 412 `version-conflict`. */
export async function lockManaged(
  { transaction }: ManagementContext,
  { id, version }: ManagedTarget,
): Promise<AgentRow> {
  const agent = await lockAgent(transaction, id);
  if (agent === undefined) throw new Refusal('not-found');
  if (agent.version === version) return agent;
  const { signIn: _, ...account } = accountAnswer(agent);
  const current = { ...account, updatedAt: account.updateDate };
  throw await versionConflict(transaction, { entity: 'agent', id, given: version, current });
}

export async function changeManaged(
  { transaction, managerId, reason, now }: ManagementContext,
  agent: AgentRow,
  { action, changes }: { action: AuditActionOf<'agent'>; changes: AgentChanges },
): Promise<AgentRow> {
  const after = await updateAgent(transaction, agent, { changes, now });
  await recordAudit(transaction, {
    at: now,
    agentId: agent.id,
    actor: { id: managerId, role: 'management' },
    action,
    entity: 'agent',
    entityId: agent.id,
    label: agent.displayName,
    version: after.version,
    ...changedFields(stateOf(agent), stateOf(after)),
    reason,
  });
  return after;
}

/** The fields of an agent that management may change; none that the agent wrote. */
function stateOf(agent: AgentRow): Record<string, unknown> {
  return {
    roles: agent.roles,
    accountStatus: agent.accountStatus,
    verificationStatus: agent.verificationStatus,
    verificationReason: agent.verificationReason,
    suspensionReason: agent.suspensionReason,
    suspendedUntil: agent.suspendedUntil?.toISOString() ?? null,
  };
}

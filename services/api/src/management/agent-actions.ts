import type {
  RolesInput,
  SuspensionInput,
  VerificationDecision,
} from '@pazar/contracts/management';
import { recordAudit } from '../records/audit.ts';
import { newId } from '../records/values.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { verificationLeases } from '../database/tables/verification-leases.ts';
import { lockManagers, requireOtherManager } from '../account/last-manager.ts';
import { isSuspended, statusAfter, withoutSuspension } from '../callers/suspension.ts';
import { notify } from '../notifications/notify.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { endSessions } from '../account/sessions/session-repository.ts';
import { beforeUpgrade } from './before-upgrade.ts';
import {
  changeManaged,
  lockManaged,
  type ManagedTarget,
  type ManagementContext,
} from './management-context.ts';

const decisionActions = {
  VERIFIED: 'agent.verify',
  REJECTED: 'agent.reject',
  CHANGES_REQUESTED: 'agent.request-changes',
} as const;

/**
 * Verifies or refuses an agent who waits for it, or says what has to change first. 404, 412; 409
 * `invalid-transition`, for a closed account too.
 */
export async function decideVerification(
  context: ManagementContext,
  target: ManagedTarget,
  { decision }: Pick<VerificationDecision, 'decision'>,
): Promise<AgentRow> {
  const agent = await lockManaged(context, target);
  if (agent.verificationStatus !== 'PENDING') throw wrongState(agent.verificationStatus);
  if (agent.accountStatus === 'CLOSED') throw wrongState(agent.accountStatus);
  const isVerified = decision === 'VERIFIED';
  const before = decision === 'REJECTED' ? await beforeUpgrade(context.transaction, agent) : null;
  const after = await changeManaged(context, agent, {
    action: decisionActions[decision],
    changes: {
      verificationStatus: decision,
      verificationReason: context.reason,
      verificationDecidedBy: context.managerId,
      verificationDecidedAt: context.now,
      ...before,
      ...(isVerified && { roles: [...new Set([...agent.roles, 'ROLE_AGENT' as const])] }),
    },
  });
  await context.transaction
    .delete(verificationLeases)
    .where(eq(verificationLeases.agentId, agent.id));
  await notify(context.transaction, {
    ...newsOf(after, context),
    event: 'verification-decided',
    outcome: decision,
    facts: { reason: context.reason },
  });
  return after;
}

/**
 * Suspends an agent, who may read and export but not write. 404, 412; 403 for oneself; 409
 * `invalid-transition`, `last-manager`; 422 when the end is past.
 */
export async function suspendAgent(
  context: ManagementContext,
  target: ManagedTarget,
  { until }: Pick<SuspensionInput, 'until'>,
): Promise<AgentRow> {
  const { now, reason } = context;
  const managers = await lockManagers(context.transaction);
  const agent = await lockManaged(context, target);
  refuseOneself(context, agent);
  // An account that closes still sells for two weeks.
  const isOpen = agent.accountStatus === 'ACTIVE' || agent.accountStatus === 'CLOSING';
  if (!isOpen && !hasExpired(agent, now)) throw wrongState(agent.accountStatus);
  if (until !== null && new Date(until) <= now) {
    throw new Refusal('validation', { errors: [{ pointer: '/until', code: 'past' }] });
  }
  requireOtherManager(managers, agent);
  const after = await changeManaged(context, agent, {
    action: 'agent.suspend',
    changes: {
      accountStatus: 'SUSPENDED',
      suspensionReason: reason,
      suspendedUntil: until === null ? null : new Date(until),
      appeal: null,
      appealedAt: null,
    },
  });
  await notify(context.transaction, {
    ...newsOf(after, context),
    event: 'account-suspended',
    outcome: 'SUSPENDED',
    facts: { reason, ...(until !== null && { until: new Date(until).toISOString() }) },
  });
  return after;
}

/** Lifts a suspension. 404, 412; 409 `invalid-transition`. */
export async function reactivateAgent(
  context: ManagementContext,
  target: ManagedTarget,
): Promise<AgentRow> {
  const agent = await lockManaged(context, target);
  if (agent.accountStatus !== 'SUSPENDED') throw wrongState(agent.accountStatus);
  const after = await changeManaged(context, agent, {
    action: 'agent.reactivate',
    changes: { accountStatus: statusAfter(agent), ...withoutSuspension },
  });
  await notify(context.transaction, {
    ...newsOf(after, context),
    event: 'account-suspended',
    outcome: 'ACTIVE',
    facts: { reason: context.reason },
  });
  return after;
}

/**
 * Gives an agent its roles. 404, 412; 403 when one takes the management role from oneself; 409
 * `last-manager` when nobody would be left who has it.
 */
export async function setRoles(
  context: ManagementContext,
  target: ManagedTarget,
  { roles }: Pick<RolesInput, 'roles'>,
): Promise<AgentRow> {
  const managers = await lockManagers(context.transaction);
  const agent = await lockManaged(context, target);
  if (agent.accountStatus === 'CLOSED') throw wrongState(agent.accountStatus);
  const demotes = agent.roles.includes('ROLE_MANAGEMENT') && !roles.includes('ROLE_MANAGEMENT');
  if (demotes) {
    requireOtherManager(managers, agent);
    refuseOneself(context, agent);
  }
  const action = 'agent.set-roles';
  const after = await changeManaged(context, agent, { action, changes: { roles } });
  await notifyOfAccess(context, after, action);
  return after;
}

/** Signs an agent out everywhere. 404. */
export async function revokeSessions(context: ManagementContext, id: string): Promise<void> {
  const { transaction, managerId, reason, now } = context;
  const [agent] = await transaction.select().from(agents).where(eq(agents.id, id));
  if (agent === undefined) throw new Refusal('not-found');
  await endSessions(transaction, { agentId: id }, now);
  await recordAudit(transaction, {
    at: now,
    agentId: id,
    actor: { id: managerId, role: 'management' },
    action: 'agent.revoke-sessions',
    entity: 'agent',
    entityId: id,
    label: agent.displayName,
    reason,
  });
  await notifyOfAccess(context, agent, 'agent.revoke-sessions');
}

/** Notifies the agent of what changed about its access; each change, whatever its preferences are. */
async function notifyOfAccess(
  context: ManagementContext,
  agent: AgentRow,
  outcome: 'agent.set-roles' | 'agent.revoke-sessions',
): Promise<void> {
  await notify(context.transaction, {
    ...newsOf(agent, context),
    key: `security:${newId(context.now)}`,
    event: 'security',
    outcome,
    facts: { reason: context.reason },
  });
}

/** What an agent reads of a decision; each version of the account is decided about once. */
function newsOf({ id, version }: AgentRow, { now }: ManagementContext) {
  const key = `agent:${version}`;
  return { agentId: id, key, entity: 'agent', entityId: id, at: now } as const;
}

function wrongState(state: string): Refusal {
  return new Refusal('invalid-transition', { extensions: { state } });
}

function hasExpired(agent: AgentRow, now: Date): boolean {
  return agent.accountStatus === 'SUSPENDED' && !isSuspended(agent, now);
}

function refuseOneself({ managerId }: ManagementContext, agent: AgentRow): void {
  if (agent.id === managerId) throw new Refusal('forbidden');
}

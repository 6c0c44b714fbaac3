import type {
  RolesInput,
  SuspensionInput,
  VerificationDecision,
} from '@pazar/contracts/management';
import { recordAudit } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { requireOtherManager } from '../account/last-manager.ts';
import { isSuspended } from '../account/suspensions.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../account/agent-repository.ts';
import { endSessions } from '../account/sessions/session-repository.ts';
import {
  changeManaged,
  lockManaged,
  type ManagedTarget,
  type ManagementContext,
} from './management-context.ts';

/** Verifies or refuses an agent who waits for it. 404, 412; 409 `invalid-transition`. */
export async function decideVerification(
  context: ManagementContext,
  target: ManagedTarget,
  { decision }: Pick<VerificationDecision, 'decision'>,
): Promise<AgentRow> {
  const agent = await lockManaged(context, target);
  if (agent.verificationStatus !== 'PENDING') throw wrongState(agent.verificationStatus);
  const isVerified = decision === 'VERIFIED';
  return changeManaged(context, agent, {
    action: isVerified ? 'agent.verify' : 'agent.reject',
    changes: {
      verificationStatus: decision,
      verificationReason: isVerified ? null : context.reason,
      verificationDecidedBy: context.managerId,
      verificationDecidedAt: context.now,
      ...(isVerified && { roles: [...new Set([...agent.roles, 'ROLE_AGENT' as const])] }),
    },
  });
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
  const agent = await lockManaged(context, target);
  refuseOneself(context, agent);
  if (agent.accountStatus !== 'ACTIVE' && !hasExpired(agent, now)) {
    throw wrongState(agent.accountStatus);
  }
  if (until !== null && new Date(until) <= now) {
    throw new Refusal('validation', { errors: [{ pointer: '/until', code: 'past' }] });
  }
  await requireOtherManager(context.transaction, agent);
  return changeManaged(context, agent, {
    action: 'agent.suspend',
    changes: {
      accountStatus: 'SUSPENDED',
      suspensionReason: reason,
      suspendedUntil: until === null ? null : new Date(until),
    },
  });
}

/** Lifts a suspension. 404, 412; 409 `invalid-transition`. */
export async function reactivateAgent(
  context: ManagementContext,
  target: ManagedTarget,
): Promise<AgentRow> {
  const agent = await lockManaged(context, target);
  if (agent.accountStatus !== 'SUSPENDED') throw wrongState(agent.accountStatus);
  return changeManaged(context, agent, {
    action: 'agent.reactivate',
    changes: { accountStatus: 'ACTIVE', suspensionReason: null, suspendedUntil: null },
  });
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
  const agent = await lockManaged(context, target);
  if (agent.accountStatus === 'CLOSED') throw wrongState(agent.accountStatus);
  const demotes = agent.roles.includes('ROLE_MANAGEMENT') && !roles.includes('ROLE_MANAGEMENT');
  if (demotes) {
    await requireOtherManager(context.transaction, agent);
    refuseOneself(context, agent);
  }
  return changeManaged(context, agent, { action: 'agent.set-roles', changes: { roles } });
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

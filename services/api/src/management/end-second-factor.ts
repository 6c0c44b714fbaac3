import { and, eq, isNotNull } from '../database/drizzle.ts';
import { recoveryCodes } from '../database/tables/recovery-codes.ts';
import { secondFactors } from '../database/tables/second-factors.ts';
import { lockAgent } from '../account/account-repository.ts';
import { notify } from '../notifications/notify.ts';
import { Refusal } from '../problems/refusal.ts';
import { recordAudit } from '../records/audit.ts';
import { newId } from '../records/values.ts';
import type { ManagementContext } from './management-context.ts';

/**
 * Turns the second factor of an agent off who has lost the phone and the recovery codes, or whose
 * account somebody else had. 404; 403 for oneself; 409 `invalid-transition` while it is off.
 */
export async function endSecondFactor(context: ManagementContext, id: string): Promise<void> {
  const { transaction, managerId, reason, now } = context;
  const agent = await lockAgent(transaction, id);
  if (agent === undefined) throw new Refusal('not-found');
  if (id === managerId) throw new Refusal('forbidden');
  const ended = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.agentId, id), isNotNull(secondFactors.confirmedAt)))
    .returning({ agentId: secondFactors.agentId });
  if (ended.length === 0) throw new Refusal('invalid-transition');
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, id));
  const action = 'agent.end-second-factor';
  await recordAudit(transaction, {
    at: now,
    agentId: id,
    actor: { id: managerId, role: 'management' },
    action,
    entity: 'agent',
    entityId: id,
    label: agent.displayName,
    reason,
  });
  await notify(transaction, {
    agentId: id,
    event: 'security',
    key: `security:${newId(now)}`,
    outcome: action,
    entity: 'agent',
    entityId: id,
    facts: { reason },
    at: now,
  });
}

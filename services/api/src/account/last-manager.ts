import type { Database } from '../database/database.ts';
import { and, arrayContains, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../agents/agent-repository.ts';

/**
 * `last-manager` when no other active agent has the role: without one nobody could answer requests
 * or appoint another manager. Locks all managers, so that only one of two concurrent removals
 * succeeds.
 */
export async function requireOtherManager(
  transaction: Database,
  agent: Pick<AgentRow, 'id' | 'roles'>,
): Promise<void> {
  if (!agent.roles.includes('ROLE_MANAGEMENT')) return;
  const managers = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(arrayContains(agents.roles, ['ROLE_MANAGEMENT']), eq(agents.accountStatus, 'ACTIVE')),
    )
    .orderBy(agents.id)
    .for('update');
  if (!managers.some(({ id }) => id !== agent.id)) throw new Refusal('last-manager');
}

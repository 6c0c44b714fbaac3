import type { Database } from '../database/database.ts';
import { and, arrayContains, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../callers/agent-repository.ts';

/**
 * Locks all active managers in the order of their ids, and returns the ids. What can remove a manager calls
 * it before it locks the agent: two managers who remove each other would wait for each other.
 */
export async function lockManagers(transaction: Database): Promise<string[]> {
  const managers = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(arrayContains(agents.roles, ['ROLE_MANAGEMENT']), eq(agents.accountStatus, 'ACTIVE')),
    )
    .orderBy(agents.id)
    .for('no key update');
  return managers.map(({ id }) => id);
}

/**
 * `last-manager` when no other active agent has the role: without one nobody could answer requests
 * or appoint another manager.
 *
 * @param managers the locked ones
 */
export function requireOtherManager(
  managers: readonly string[],
  agent: Pick<AgentRow, 'id' | 'roles'>,
): void {
  if (!agent.roles.includes('ROLE_MANAGEMENT')) return;
  if (!managers.some((id) => id !== agent.id)) throw new Refusal('last-manager');
}

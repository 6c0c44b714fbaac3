import { versionConflict } from '../records/audit.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockAgent } from './account-repository.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { accountAnswer } from './account-answer.ts';

/** Locks the agent when it is still at the version that the caller saw; otherwise 412. */
export async function lockVersion(
  database: Database,
  id: string,
  given: number,
): Promise<AgentRow> {
  const agent = await lockAgent(database, id);
  if (!agent) throw new Refusal('not-found');
  if (agent.version === given) return agent;
  const account = accountAnswer(agent);
  const current = { ...account, updatedAt: account.updateDate };
  throw await versionConflict(database, { entity: 'agent', id, given, current });
}

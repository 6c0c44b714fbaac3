import type { Database } from '../database/database.ts';
import { and, arrayContains, eq, ne } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { notify, type News } from './notify.ts';

/** What an agent did that waits for a manager. */
interface ManagerNews extends Pick<News, 'event' | 'outcome' | 'facts' | 'at'> {
  agent: Pick<AgentRow, 'id'>;
  /** What it was done to, after it. */
  of: Pick<News, 'entity'> & { id: string; version: number; name: NonNullable<News['name']> };
}

/** An agent as the subject of a notification: after the change. */
export function ofAgent({ id, displayName, version }: AgentRow): Pick<ManagerNews, 'agent' | 'of'> {
  const name = { mk: displayName, en: displayName };
  return { agent: { id }, of: { entity: 'agent', id, version, name } };
}

/** Notifies every other manager at work, each by the ways chosen, in the transaction of the change. */
export async function notifyManagersOf(
  database: Database,
  { agent, of: { entity, id, version, name }, ...news }: ManagerNews,
): Promise<void> {
  const managers = await database
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(
        arrayContains(agents.roles, ['ROLE_MANAGEMENT']),
        eq(agents.accountStatus, 'ACTIVE'),
        ne(agents.id, agent.id),
      ),
    );
  for (const { id: agentId } of managers) {
    await notify(database, {
      ...news,
      agentId,
      key: `${news.event}:${id}:${version}`,
      entity,
      entityId: id,
      name,
    });
  }
}

import type { Database } from '../database/database.ts';
import { and, arrayContains, eq, ne } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { AgentRow } from '../agents/agent-repository.ts';
import { notify, type News } from './notify.ts';

/** What an agent did that waits for a manager. */
interface ManagerNews extends Pick<News, 'event' | 'outcome' | 'facts' | 'at'> {
  /** The agent after it. */
  agent: Pick<AgentRow, 'id' | 'displayName' | 'version'>;
}

/** Notifies every other manager at work, each by the ways chosen, in the transaction of the change. */
export async function notifyManagersOf(
  database: Database,
  { agent: { id, displayName, version }, ...news }: ManagerNews,
): Promise<void> {
  const managers = await database
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(
        arrayContains(agents.roles, ['ROLE_MANAGEMENT']),
        eq(agents.accountStatus, 'ACTIVE'),
        ne(agents.id, id),
      ),
    );
  for (const { id: agentId } of managers) {
    await notify(database, {
      ...news,
      agentId,
      key: `${news.event}:${id}:${version}`,
      entity: 'agent',
      entityId: id,
      name: { mk: displayName, en: displayName },
    });
  }
}

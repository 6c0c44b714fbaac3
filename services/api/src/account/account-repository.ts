import type { Database } from '../database/database.ts';
import { and, eq, type InferInsertModel, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { indexColumns } from '../records/values.ts';

export type AgentChanges = Partial<
  Omit<InferInsertModel<typeof agents>, 'id' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** The agent, locked until the transaction ends; rows that refer to it are written meanwhile. */
export async function lockAgent(database: Database, id: string): Promise<AgentRow | undefined> {
  const own = database.select().from(agents).where(eq(agents.id, id));
  const [row] = await own.for('no key update');
  return row;
}

/** Changes a locked agent and counts its version on. */
export async function updateAgent(
  database: Database,
  agent: AgentRow,
  { changes, now }: { changes: AgentChanges; now: Date },
): Promise<AgentRow> {
  const [row] = await database
    .update(agents)
    .set({
      ...changes,
      ...agentIndexColumns(withChanges(agent, changes)),
      version: sql`${agents.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(agents.id, agent.id), eq(agents.version, agent.version)))
    .returning();
  if (!row) throw new Error(`Agent ${agent.id} was changed without its lock.`);
  return row;
}

/** Leaves undefined columns unchanged. */
function withChanges(agent: AgentRow, changes: AgentChanges): AgentRow {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.assign({ ...agent }, Object.fromEntries(given));
}

interface NamedAgent {
  displayName: string;
  username: string;
  email?: string | null;
  legalName?: string | null;
  taxNumber?: string | null;
  phone?: string | null;
}

/** Sort keys and search columns of agents. */
export function agentIndexColumns(agent: NamedAgent) {
  const { displayName, username, email, legalName, taxNumber, phone } = agent;
  return indexColumns({
    mk: displayName,
    en: displayName,
    search: [displayName, username, email, legalName, taxNumber, phone, nationalPhone(phone)],
  });
}

/** A number of this country as people write it, `070123456`. */
function nationalPhone(phone: string | null | undefined): string | null {
  return phone?.startsWith('+389') === true ? `0${phone.slice(4)}` : null;
}

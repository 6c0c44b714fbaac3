import type { AgentNote } from '@pazar/contracts/management';
import type { Database } from '../database/database.ts';
import { desc, eq } from '../database/drizzle.ts';
import { agentNotes } from '../database/tables/agent-notes.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { newId } from '../records/values.ts';

/** Most notes in one answer; nobody has so many that they need pages. */
const maxNotes = 200;

/** The notes of managers about an agent, the newest first. 404. */
export async function readNotes(database: Database, agentId: string): Promise<AgentNote[]> {
  await requireAgent(database, agentId);
  const rows = await database
    .select({ note: agentNotes, author: agents.displayName })
    .from(agentNotes)
    .innerJoin(agents, eq(agents.id, agentNotes.authorId))
    .where(eq(agentNotes.agentId, agentId))
    .orderBy(desc(agentNotes.createdAt), desc(agentNotes.id))
    .limit(maxNotes);
  return rows.map(({ note, author }) => ({
    id: note.id,
    at: note.createdAt.toISOString(),
    author,
    text: note.text,
  }));
}

/** A note that is to be written, and by whom. */
interface NewNote {
  agentId: string;
  author: { id: string; displayName: string };
  text: string;
  now: Date;
}

/** Writes a note. It is in no audit: that is the agent's to read. 404. */
export async function writeNote(
  database: Database,
  { agentId, author, text, now }: NewNote,
): Promise<AgentNote> {
  await requireAgent(database, agentId);
  const id = newId(now);
  await database
    .insert(agentNotes)
    .values({ id, agentId, authorId: author.id, text, createdAt: now });
  return { id, at: now.toISOString(), author: author.displayName, text };
}

export async function requireAgent(database: Database, id: string): Promise<void> {
  const [agent] = await database.select({ id: agents.id }).from(agents).where(eq(agents.id, id));
  if (agent === undefined) throw new Refusal('not-found');
}

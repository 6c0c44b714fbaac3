import type { Locale } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { and, eq, notExists, or, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { agentsApart } from '../database/tables/agents-apart.ts';
import { Refusal } from '../problems/refusal.ts';
import { requireAgent, writeNote } from './agent-notes.ts';

/** Two agents, and the manager who says whether they may be one person. */
interface Pair {
  agentId: string;
  otherId: string;
  author: { id: string; displayName: string; locale: Locale };
  now: Date;
}

/** What managers read at each of the two. It names nobody: a note outlives the account of the other one. */
const notes = {
  apart: {
    en: 'A possible duplicate was found to be another person.',
    mk: 'Утврдено е дека еден можен дупликат е друго лице.',
  },
  again: {
    en: 'A possible duplicate that was found to be another person is compared again.',
    mk: 'Можен дупликат за кој беше утврдено дека е друго лице повторно се споредува.',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Shows neither of two agents as a possible duplicate of the other. Once is enough. 404, 422. */
export async function setApart(transaction: Database, pair: Pair): Promise<void> {
  await requireBoth(transaction, pair);
  const [agentId, otherId] = inOrder(pair);
  const set = await transaction
    .insert(agentsApart)
    .values({ agentId, otherId })
    .onConflictDoNothing()
    .returning();
  if (set.length > 0) await noteAtBoth(transaction, pair, 'apart');
}

/** Undoes `setApart`. 404, 422. */
export async function endApart(transaction: Database, pair: Pair): Promise<void> {
  await requireBoth(transaction, pair);
  const [agentId, otherId] = inOrder(pair);
  const ended = await transaction
    .delete(agentsApart)
    .where(and(eq(agentsApart.agentId, agentId), eq(agentsApart.otherId, otherId)))
    .returning();
  if (ended.length > 0) await noteAtBoth(transaction, pair, 'again');
}

/** Whether an agent of `agents` has not been set apart from this one. */
export function isNotApart(database: Database, id: string): SQL {
  return notExists(
    database
      .select({ found: sql`1` })
      .from(agentsApart)
      .where(
        or(
          and(eq(agentsApart.agentId, agents.id), eq(agentsApart.otherId, id)),
          and(eq(agentsApart.otherId, agents.id), eq(agentsApart.agentId, id)),
        ),
      ),
  );
}

function inOrder({ agentId, otherId }: Pair): [string, string] {
  return agentId < otherId ? [agentId, otherId] : [otherId, agentId];
}

/** Nobody is a duplicate of itself. 404; 422 at `/other`. */
async function requireBoth(transaction: Database, { agentId, otherId }: Pair): Promise<void> {
  await requireAgent(transaction, agentId);
  const isKnown = (await transaction.$count(agents, eq(agents.id, otherId))) > 0;
  if (isKnown && agentId !== otherId) return;
  throw new Refusal('validation', { errors: [{ pointer: '/other', code: 'unknown' }] });
}

async function noteAtBoth(
  transaction: Database,
  { agentId, otherId, author, now }: Pair,
  what: keyof typeof notes,
): Promise<void> {
  const text = notes[what][author.locale];
  for (const id of [agentId, otherId]) {
    await writeNote(transaction, { agentId: id, author, text, now });
  }
}

import type { AgentDetail } from '@pazar/contracts/management';
import type { Database } from '../database/database.ts';
import {
  and,
  count,
  eq,
  gt,
  isNull,
  ne,
  or,
  type PgColumn,
  type PgTable,
} from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { sessions } from '../database/tables/sessions.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../account/agent-repository.ts';
import { accountAnswer } from '../account/account-answer.ts';

/** An agent as management reads it. 404. */
export async function readAgentDetail(
  database: Database,
  id: string,
  now: Date,
): Promise<AgentDetail> {
  const [agent] = await database.select().from(agents).where(eq(agents.id, id));
  if (agent === undefined) throw new Refusal('not-found');
  const { signIn: _, ...account } = accountAnswer(agent);
  return {
    ...account,
    settlement: agent.settlement,
    counts: {
      products: await countOwn(database, products, products.agentId, id),
      lots: await countOwn(database, lots, lots.agentId, id),
      locations: await countOwn(database, locations, locations.agentId, id),
      promotions: await countOwn(database, promotions, promotions.agentId, id),
      sessions: await countSessions(database, id, now),
    },
    duplicates: await findDuplicates(database, agent),
  };
}

async function countOwn(
  database: Database,
  table: PgTable,
  ...[column, id]: [PgColumn, string]
): Promise<number> {
  const [row] = await database.select({ count: count() }).from(table).where(eq(column, id));
  return row?.count ?? 0;
}

async function countSessions(database: Database, agentId: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(sessions)
    .where(
      and(
        eq(sessions.agentId, agentId),
        eq(sessions.kind, 'SESSION'),
        isNull(sessions.renewedAs),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row?.count ?? 0;
}

/** One person who registered twice is what a verification most often overlooks. */
async function findDuplicates(
  database: Database,
  { id, taxNumber, phone }: AgentRow,
): Promise<AgentDetail['duplicates']> {
  if (taxNumber === null && phone === null) return [];
  const rows = await database
    .select({ id: agents.id, displayName: agents.displayName, taxNumber: agents.taxNumber })
    .from(agents)
    .where(
      and(
        ne(agents.id, id),
        or(
          taxNumber === null ? undefined : eq(agents.taxNumber, taxNumber),
          phone === null ? undefined : eq(agents.phone, phone),
        ),
      ),
    )
    .orderBy(agents.id)
    .limit(20);
  return rows.map((row) => ({
    id: row.id,
    displayName: row.displayName,
    by: taxNumber !== null && row.taxNumber === taxNumber ? 'taxNumber' : 'phone',
  }));
}

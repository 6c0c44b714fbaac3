import type { AgentDetail } from '@pazar/contracts/management';
import type { Database } from '../database/database.ts';
import {
  and,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  type PgColumn,
  type PgTable,
} from '../database/drizzle.ts';
import { agentNotes } from '../database/tables/agent-notes.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { secondFactors } from '../database/tables/second-factors.ts';
import { sessions } from '../database/tables/sessions.ts';
import { Refusal } from '../problems/refusal.ts';
import { accountAnswer } from '../account/account-answer.ts';
import { findDuplicates } from './find-duplicates.ts';
import { isPrimaryLocation, primarySettlement, settlementOfAgent } from './primary-location.ts';

/** An agent as management reads it. 404. */
export async function readAgentDetail(
  database: Database,
  id: string,
  now: Date,
): Promise<AgentDetail> {
  const [found] = await database
    .select({ agent: agents, ...primarySettlement })
    .from(agents)
    .leftJoin(locations, isPrimaryLocation)
    .where(eq(agents.id, id));
  if (found === undefined) throw new Refusal('not-found');
  const { agent, ...settlement } = found;
  const { signIn: _, ...account } = accountAnswer(agent);
  return {
    ...account,
    ...settlementOfAgent(settlement),
    counts: {
      products: await countOwn(database, products, products.agentId, id),
      lots: await countOwn(database, lots, lots.agentId, id),
      locations: await countOwn(database, locations, locations.agentId, id),
      promotions: await countOwn(database, promotions, promotions.agentId, id),
      sessions: await countSessions(database, id, now),
    },
    noteCount: await countOwn(database, agentNotes, agentNotes.agentId, id),
    hasSecondFactor: await hasSecondFactor(database, id),
    duplicates: await findDuplicates(database, agent),
  };
}

async function hasSecondFactor(database: Database, agentId: string): Promise<boolean> {
  const isOn = and(eq(secondFactors.agentId, agentId), isNotNull(secondFactors.confirmedAt));
  return (await database.$count(secondFactors, isOn)) > 0;
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

import type { Database } from '../database/database.ts';
import { and, count, eq, ne } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../account/agent-repository.ts';
import { countWhere } from '../database/count-where.ts';

/** How many active locations an agent has. */
export async function countLocations(database: Database, agentId: string): Promise<number> {
  const active = and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE'));
  return database.$count(locations, active);
}

/** An agent's own row. */
export async function readAgent(database: Database, agentId: string): Promise<AgentRow> {
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
  if (agent === undefined) throw new Refusal('not-found');
  return agent;
}

/** Whether an agent ever entered a lot or a product, and published one. */
export async function readFirstSteps(database: Database, agentId: string) {
  const [lot] = await database
    .select({ id: lots.id })
    .from(lots)
    .where(eq(lots.agentId, agentId))
    .limit(1);
  const [counts] = await database
    .select({
      kept: countWhere(ne(products.status, 'ARCHIVED')),
      published: count(products.publishedAt),
    })
    .from(products)
    .where(eq(products.agentId, agentId));
  const { kept, published } = counts ?? { kept: 0, published: 0 };
  return {
    hasLot: lot !== undefined,
    hasProduct: kept + published > 0,
    hasPublished: published > 0,
  };
}
export type FirstSteps = Awaited<ReturnType<typeof readFirstSteps>>;

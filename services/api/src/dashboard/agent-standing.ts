import type { Checklist } from '@pazar/contracts/dashboard-selling';
import type { Database } from '../database/database.ts';
import { and, count, eq, ne, notInArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { samples } from '../database/tables/samples.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { countWhere } from '../database/count-where.ts';

export async function countLocations(database: Database, agentId: string): Promise<number> {
  const active = and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE'));
  return database.$count(locations, active);
}

export async function readAgent(database: Database, agentId: string): Promise<AgentRow> {
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
  if (agent === undefined) throw new Refusal('not-found');
  return agent;
}

/** Whether an agent ever entered a lot or a product, and published one; samples do not count. */
export async function readFirstSteps(database: Database, agentId: string) {
  const sampleIds = database
    .select({ id: samples.recordId })
    .from(samples)
    .where(eq(samples.agentId, agentId));
  const [lot] = await database
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.agentId, agentId), notInArray(lots.id, sampleIds)))
    .limit(1);
  const [counts] = await database
    .select({
      total: count(),
      kept: countWhere(ne(products.status, 'ARCHIVED')),
      published: count(products.publishedAt),
    })
    .from(products)
    .where(and(eq(products.agentId, agentId), notInArray(products.id, sampleIds)));
  const { total, kept, published } = counts ?? { total: 0, kept: 0, published: 0 };
  const hasLot = lot !== undefined;
  return {
    hasLot,
    hasProduct: kept + published > 0,
    hasPublished: published > 0,
    samples: await readSamples(database, agentId, hasLot || total > 0),
  };
}

async function readSamples(
  database: Database,
  agentId: string,
  hasOwn: boolean,
): Promise<Checklist['samples']> {
  if ((await database.$count(samples, eq(samples.agentId, agentId))) > 0) return 'there';
  return hasOwn ? 'none' : 'possible';
}
export type FirstSteps = Awaited<ReturnType<typeof readFirstSteps>>;

import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { StartProblem } from '@pazar/service/start-problem';
import { locationRows } from './location-rows.ts';
import {
  firstProductNumber,
  manyProducts,
  manyProductsOwner,
  type Templates,
} from './many-products.ts';
import { createSeedContext, type SeedContext } from './seed-context.ts';
import { readHoldings } from './seed-rows.ts';

/** A statement accepts at most 65,535 values, and a product has about forty. */
const batchSize = 500;
const highestRow = z.object({ rows: z.array(z.object({ highest: z.coerce.number() })) });

export interface ManyProducts {
  count: number;
  now: Date;
  /** Hears how many there are after each batch. */
  onProgress: (done: number) => void;
}

/**
 * Adds products to the demo producer, each with its packs, most with a lot and movements, after
 * those of an earlier call. Each batch is a transaction, so a stopped run can be continued. Throws
 * `StartProblem` in a database without the demo.
 */
export async function seedProducts(
  database: Database,
  { count, now, onProgress }: ManyProducts,
): Promise<void> {
  const context = createSeedContext(now);
  const owner = await findOwner(database);
  const templates = await readTemplates(database, context, owner);
  const first = await nextNumber(database, owner.agentId);
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done);
    const numbers = Array.from({ length: size }, (_, index) => first + done + index);
    await insertBatch(database, manyProducts(context, { owner, templates }, numbers));
    onProgress(done + size);
  }
  // The planner does not wait for the server to look at so many new rows by itself.
  await database.execute(sql`analyze`);
}

async function insertBatch(database: Database, rows: ReturnType<typeof manyProducts>) {
  await database.transaction(async (transaction) => {
    if (rows.lots.length > 0) await transaction.insert(lots).values(rows.lots);
    await transaction.insert(products).values(rows.products);
    await transaction.insert(packs).values(rows.packs);
    if (rows.productLots.length > 0) await transaction.insert(productLots).values(rows.productLots);
    if (rows.productLocations.length > 0) {
      await transaction.insert(productLocations).values(rows.productLocations);
    }
    if (rows.movements.length > 0) await transaction.insert(movements).values(rows.movements);
  });
}

async function findOwner(database: Database) {
  const [agent] = await database
    .select({ agentId: agents.id, username: agents.username })
    .from(agents)
    .where(eq(agents.username, manyProductsOwner));
  if (agent !== undefined) return agent;
  throw new StartProblem(
    `The database has no account "${manyProductsOwner}" of the demo to give products to.`,
  );
}

/**
 * The owner's lots and products in the files. Their locations are found by name: a demo of another day has
 * them under other identifiers.
 */
async function readTemplates(
  database: Database,
  context: SeedContext,
  owner: { agentId: string; username: string },
): Promise<Templates> {
  const stored = await database
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.agentId, owner.agentId), eq(locations.status, 'ACTIVE')));
  const [first] = stored;
  if (first === undefined) throw new StartProblem('The demo producer has no place left.');
  const ofFiles = await locationRows(context, (username) => username);
  const ofOwner = ofFiles.locations.map((location) => ({
    ...location,
    id: (stored.find(({ name }) => name === location.name) ?? first).id,
  }));
  const read = await readHoldings(context, { locations: ofOwner }, (username) => ({
    agentId: username,
    username,
  }));
  const isOwn = ({ agent }: { agent: string }) => agent === owner.username;
  return { lots: read.lots.filter(isOwn), products: read.products.filter(isOwn) };
}

async function nextNumber(database: Database, agentId: string): Promise<number> {
  const answer = await database.execute(sql`
    select coalesce(max(substring(sku from '^P-([0-9]{5,8})$')::integer), 0) + 1 as highest
    from ${products} where agent_id = ${agentId}`);
  const [{ highest } = { highest: 0 }] = highestRow.parse(answer).rows;
  return Math.max(highest, firstProductNumber);
}

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
import { firstProductNumber, manyProducts, manyProductsOwner } from './many-products.ts';
import { createSeedContext } from './seed-context.ts';

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
  const owner = await findOwner(database, now);
  const context = createSeedContext(now);
  const first = await nextNumber(database, owner.agentId);
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done);
    const numbers = Array.from({ length: size }, (_, index) => first + done + index);
    await insertBatch(database, manyProducts(context, owner, numbers));
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

async function findOwner(database: Database, now: Date) {
  const [agent] = await database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.username, manyProductsOwner));
  if (agent === undefined) {
    throw new StartProblem(
      `The database has no account "${manyProductsOwner}" of the demo to give products to.`,
    );
  }
  const places = locationRows(createSeedContext(now), () => agent.id);
  const stored = await database
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.agentId, agent.id), eq(locations.status, 'ACTIVE')));
  return {
    agentId: agent.id,
    username: manyProductsOwner,
    /** By name: a demo of another day has its places under other identifiers. */
    locationId: (key: string) => {
      const place = stored.find(({ name }) => name === places.get(key)?.name) ?? stored[0];
      if (place === undefined) throw new StartProblem('The demo producer has no place left.');
      return place.id;
    },
  };
}

async function nextNumber(database: Database, agentId: string): Promise<number> {
  const answer = await database.execute(sql`
    select coalesce(max(substring(sku from '^P-([0-9]{5,8})$')::integer), 0) + 1 as highest
    from ${products} where agent_id = ${agentId}`);
  const [{ highest } = { highest: 0 }] = highestRow.parse(answer).rows;
  return Math.max(highest, firstProductNumber);
}

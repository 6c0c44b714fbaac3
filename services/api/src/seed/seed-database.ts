import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { hashPassword } from '../security/password.ts';
import { agentRows } from './agent-rows.ts';
import { seedHoldings } from './data/holdings.ts';
import { locationRows } from './location-rows.ts';
import { lotRows } from './lot-rows.ts';
import { productRows } from './product-rows.ts';
import { promotionRow } from './promotion-rows.ts';
import { createSeedContext } from './seed-context.ts';

/** The password of every demo account: it is public, see the README. */
const demoPassword = 'pazar-demo';

/**
 * Fills a database that has no agents with the demo accounts and their data, as of `now`.
 * Answers whether it did. Two services that start at once seed once.
 */
export async function seedEmptyDatabase(database: Database, now: Date): Promise<boolean> {
  // Hashing is slow on purpose: not at every start, and not while others wait for the lock.
  if (await hasAgents(database)) return false;
  const passwordHash = await hashPassword(demoPassword);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${agents} in exclusive mode`);
    if (await hasAgents(transaction)) return false;

    const rows = seedRows(now, passwordHash);
    await transaction.insert(agents).values(rows.agents);
    await transaction.insert(locations).values(rows.locations);
    await transaction.insert(lots).values(rows.lots);
    await transaction.insert(products).values(rows.products);
    await transaction.insert(packs).values(rows.packs);
    await transaction.insert(productLots).values(rows.productLots);
    await transaction.insert(productLocations).values(rows.productLocations);
    await transaction.insert(movements).values(rows.movements);
    await transaction.insert(promotions).values(rows.promotions);
    return true;
  });
}

async function hasAgents(database: Database): Promise<boolean> {
  const rows = await database.select({ id: agents.id }).from(agents).limit(1);
  return rows.length > 0;
}

/** Every row of the seed, in memory. */
function seedRows(now: Date, passwordHash: string) {
  const context = createSeedContext(now);
  const agentList = agentRows(context, passwordHash);
  const agentIds = new Map(agentList.map((agent) => [agent.username, agent.id]));
  const locationsByKey = locationRows(context, (username) => known(agentIds, username));
  const locationId = (key: string) => known(locationsByKey, key).id;

  const holdings = seedHoldings.map((holding) => {
    const username = holding.agent;
    const owner = { agentId: known(agentIds, username), username, locationId };
    const lotData = lotRows(context, owner, holding.lots);
    const lotId = (key: string) => known(lotData.lots, key).id;
    const productData = holding.products.map((seed, position) =>
      productRows(context, { ...owner, lotId }, { seed, position }),
    );
    const promotionData = holding.promotions.map((seed) => promotionRow(context, owner, seed));
    return { lotData, productData, promotionData };
  });
  const productData = holdings.flatMap((holding) => holding.productData);
  const lotData = holdings.map((holding) => holding.lotData);
  return {
    agents: agentList,
    locations: [...locationsByKey.values()],
    lots: lotData.flatMap((rows) => [...rows.lots.values()]),
    products: productData.map((rows) => rows.product),
    packs: productData.flatMap((rows) => rows.packs),
    productLots: productData.flatMap((rows) => rows.lots),
    productLocations: productData.flatMap((rows) => rows.locations),
    movements: [...lotData, ...productData].flatMap((rows) => rows.movements),
    promotions: holdings.flatMap((holding) => holding.promotionData),
  };
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The seed names "${key}", which it does not have.`);
  return value;
}

import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { hashPassword, type PasswordCost } from '../security/password.ts';
import { seedRows } from './seed-rows.ts';

/** The password of every demo account: it is public, see the README. */
const demoPassword = 'pazar-demo';

/**
 * Fills a database that has no agents with the demo accounts and their data, as of `now`.
 * Answers whether it did. Two services that start at once seed once.
 */
export async function seedEmptyDatabase(
  database: Database,
  now: Date,
  passwordCost: PasswordCost,
): Promise<boolean> {
  // Hashing is slow on purpose: not at every start, and not while others wait for the lock.
  if (await hasAgents(database)) return false;
  const passwordHash = await hashPassword(demoPassword, passwordCost);
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

import { demoPassword } from '@pazar/contracts/demo';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { promotionCategories } from '../database/tables/promotion-categories.ts';
import { promotionPacks } from '../database/tables/promotion-packs.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotionProducts } from '../database/tables/promotion-products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { ImageStore } from '../images/image-store.ts';
import { hashPassword, type PasswordCost } from '../security/password.ts';
import { seedRows } from './seed-rows.ts';
import { writePictures } from './write-pictures.ts';
import { writePrices } from './write-prices.ts';

export interface SeedDependencies {
  now: Date;
  passwordCost: PasswordCost;
  /** Gets the pictures of the demo. */
  images: ImageStore;
}

/**
 * Fills a database that has no agents with the demo accounts and their data, as of `now`, and the
 * image store with their pictures. Returns whether it did. Two services that start at once seed once.
 */
export async function seedEmptyDatabase(
  database: Database,
  { now, passwordCost, images: store }: SeedDependencies,
): Promise<boolean> {
  // Hashing is slow on purpose: not at every start, and not while others wait for the lock.
  if (await hasAgents(database)) return false;
  // Threads hash while the files are read.
  const [passwordHash, rows] = await Promise.all([
    hashPassword(demoPassword, passwordCost),
    seedRows(now),
  ]);
  // Agents who signed up through Google have no password, the others share the demo's.
  const withPasswords = rows.agents.map((agent) => ({
    ...agent,
    passwordHash: agent.authenticationProvider === 'LOCAL' ? passwordHash : null,
  }));
  // Files first, as with uploads: a row without its files would be a broken image for ever.
  await writePictures(store, rows.pictures);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${agents} in exclusive mode`);
    if (await hasAgents(transaction)) return false;
    await transaction.insert(agents).values(withPasswords);
    await transaction.insert(locations).values(rows.locations);
    await transaction.insert(lots).values(rows.lots);
    await transaction.insert(products).values(rows.products);
    await transaction.insert(packs).values(rows.packs);
    await transaction.insert(images).values(rows.pictures.map(({ image }) => image));
    await transaction.insert(productImages).values(rows.productImages);
    await transaction.insert(locationImages).values(rows.locationImages);
    await transaction.insert(productLots).values(rows.productLots);
    await transaction.insert(productLocations).values(rows.productLocations);
    await transaction.insert(movements).values(rows.movements);
    await transaction.insert(promotions).values(rows.promotions);
    await transaction.insert(promotionProducts).values(rows.promotionProducts);
    await transaction.insert(promotionCategories).values(rows.promotionCategories);
    await transaction.insert(promotionPacks).values(rows.promotionPacks);
    await transaction.insert(promotionLocations).values(rows.promotionLocations);
    await writePrices(transaction, now);
    return true;
  });
}

async function hasAgents(database: Database): Promise<boolean> {
  const rows = await database.select({ id: agents.id }).from(agents).limit(1);
  return rows.length > 0;
}

import type { Database } from '../database/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { seedEmptyDatabase } from '../seed/seed-database.ts';
import { memoryImageStore } from './memory-image-store.ts';

/** The server's clock in the tests, and the day of their seed. */
export const testNow = new Date('2026-11-21T09:00:00.000Z');

/** Tests sign in often. `password.test.ts` covers the cost that production uses. */
export const testPasswordCost = { costExponent: 4, blockSize: 1, parallelism: 1 };

/**
 * Writes the demo data of `testNow` into a database that has no agents, and its pictures into the
 * given store, or into a private one. Returns whether it did.
 */
export function seedForTests(
  database: Database,
  images: ImageStore = memoryImageStore(),
): Promise<boolean> {
  return seedEmptyDatabase(database, { now: testNow, passwordCost: testPasswordCost, images });
}

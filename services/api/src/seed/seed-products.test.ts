import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '@pazar/service/testing/run-script';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { asc, like } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { copyIntoFolder } from '../testing/pglite-snapshot.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { seedProducts } from './seed-products.ts';

async function added(connection: DatabaseConnection) {
  return connection.database
    .select({ id: products.id, sku: products.sku, name: products.nameMk })
    .from(products)
    .where(like(products.sku, 'P-_____'))
    .orderBy(asc(products.sku));
}

describe.each(testDatabases)('Many products on $name', ({ open }) => {
  let first: DatabaseConnection;
  let second: DatabaseConnection;
  beforeAll(async () => {
    [first, second] = [await open(), await open()];
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('are the same for the same day, at once or one call after the other', async () => {
    const progress: number[] = [];
    const seed = (connection: DatabaseConnection, count: number) =>
      seedProducts(connection.database, {
        count,
        now: testNow,
        onProgress: (done) => progress.push(done),
      });
    await seed(first, 40);
    await seed(first, 20);
    await seed(second, 60);
    expect(progress).toEqual([40, 20, 60]);
    const rows = await added(first);
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(60);
    expect(await added(second)).toEqual(rows);
  });

  it('have the stock that their movements add up to', async () => {
    expect(await stockFaults(second.database)).toEqual([]);
  });
});

describe('The seed command', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'pazar-seed-'));
    await copyIntoFolder(inject('databaseSnapshots').pglite.migrated, join(home, 'api', 'db'));
  });
  afterAll(() => rm(home, { recursive: true }));

  const seed = (...options: string[]) =>
    runScript(fileURLToPath(new URL('../..', import.meta.url)), ['seed', ...options], {
      variables: {
        NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
        PAZAR_HOME: home,
        PAZAR_SEED: 'on',
        DATABASE_URL: undefined,
      },
    });

  it('says how it is used, and what was wrong', async () => {
    expect(await seed('--help')).toMatchObject({ failed: false });
    expect(await seed('--products', 'many')).toEqual({
      failed: true,
      output: '--products must be a number from 1 to 1000000.\n',
    });
    const { failed, output } = await seed('--product', '5');
    expect(failed).toBe(true);
    expect(output).toContain("Unknown option '--product'");
    expect(output).toContain('Usage: seed');
  });

  it('fills an empty database, and adds to a filled one only when it is asked twice', async () => {
    const filled = await seed('--products', '12');
    expect(filled).toMatchObject({ failed: false });
    expect(filled.output).toContain('12 of 12 products\n');
    expect(await seed('--products', '12')).toEqual({
      failed: true,
      output: 'The database has data already. Add --force to add to it.\n',
    });
    expect(await seed('--products', '3', '--force')).toMatchObject({ failed: false });
  }, 180_000);
});

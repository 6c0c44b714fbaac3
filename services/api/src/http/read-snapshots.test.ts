import { dashboardSchema } from '@pazar/contracts/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseAddress } from '../database/database-address.ts';
import { sql } from '../database/drizzle.ts';
import { openDatabase } from '../database/open-database.ts';
import { productCalls, type ProductCalls } from '../testing/product-calls.ts';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases, testServerUrl } from '../testing/test-databases.ts';

/** An embedded database has one connection: there nobody writes between the statements of a transaction. */
const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('A read beside a write, on $name', ({ open }) => {
  let test: TestApp;
  let database: Database;
  let calls: ProductCalls;
  beforeAll(async () => {
    test = await startTestApp(await open());
    ({ database } = test.connection);
    calls = productCalls(test);
  });
  afterAll(() => test.close());

  async function waitsForLock(): Promise<void> {
    let waiting = 0;
    while (waiting === 0) {
      waiting = await database.$count(
        sql`pg_locks`,
        sql`not granted and database = (select oid from pg_database where datname = current_database())`,
      );
    }
  }
  /** Reads, and commits a change while the read waits between two statements for a table. */
  async function readBeside<Answer>(
    read: () => Promise<Answer>,
    { table, change }: { table: string; change: (writer: Database) => Promise<unknown> },
  ): Promise<Answer> {
    const reading: Promise<Answer>[] = [];
    await database.transaction(async (writer) => {
      await writer.execute(sql`lock table ${sql.raw(`api.${table}`)} in access exclusive mode`);
      reading.push(read());
      await waitsForLock();
      await change(writer);
    });
    const [answer] = await Promise.all(reading);
    if (answer === undefined) throw new Error('Nothing was read.');
    return answer;
  }

  it('answers a product in one version, with the parts of that version', async () => {
    const product = await calls.find('Apple juice, 1 l');
    const before = await calls.read(product.id);
    expect(before.locationIds).not.toEqual([]);
    const answer = await readBeside(() => test.get(`/v1/products/${product.id}`, 'producer'), {
      table: 'packs',
      change: async (writer) => {
        await writer.execute(
          sql`delete from api.product_locations where product_id = ${product.id}`,
        );
        await writer.execute(
          sql`update api.products set version = version + 1 where id = ${product.id}`,
        );
      },
    });
    expect(answer.headers['etag']).toBe(`"${before.version}"`);
    expect(answer.json()).toEqual(before);
    expect(await calls.read(product.id)).toMatchObject({
      version: before.version + 1,
      locationIds: [],
    });
  });

  it('answers a dashboard whose blocks agree', async () => {
    const read = () => test.get('/v1/dashboard?blocks=lots&blocks=locations', 'producer');
    const before: unknown = (await read()).json();
    const answer = await readBeside(read, {
      table: 'locations',
      change: (writer) =>
        writer.execute(sql`update api.locations set status = 'ARCHIVED' where not is_primary`),
    });
    expect(dashboardSchema.parse(answer.json())).toEqual(before);
    expect((await read()).json()).not.toEqual(before);
  });
});

describe.each(servers)('A dashboard on $name', ({ open }) => {
  it.each(['producer', 'ivanov.p', 'consumer'])(
    'of %s uses at most three connections at once',
    async (username) => {
      const test = await startTestApp(await open());
      const { pool } = test.connection;
      let [used, most] = [0, 0];
      await test.get('/v1/dashboard', username);
      pool?.on('acquire', () => (most = Math.max(most, ++used)));
      pool?.on('release', () => (used -= 1));
      const answer = await test.get('/v1/dashboard', username);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('"problem"');
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(3);
      await test.close();
    },
  );
});

describe.each(testServerUrl === '' ? [] : [testServerUrl])('The pool of connections', (server) => {
  it('has as many as are configured, and the usual number without it', async () => {
    const { url, drop } = await createScratchDatabase(server);
    const sizes: (number | undefined)[] = [];
    for (const pool of [{ connections: 4 }, {}]) {
      const address = databaseAddress({ databaseUrl: url, folder: '', ...pool });
      const connection = await openDatabase(address);
      sizes.push(connection.pool?.options.max);
      await connection.close();
    }
    expect(sizes).toEqual([4, 10]);
    await drop();
  });
});

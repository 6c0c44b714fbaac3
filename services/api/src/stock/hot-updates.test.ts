import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** PGlite counts no updates. */
const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

const counts = z.object({
  rows: z.array(
    z.object({ table: z.string(), updates: z.coerce.number(), hot: z.coerce.number() }),
  ),
});

describe.each(servers)('Sales on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  /** How often rows were updated since the database was made, and how often without a new entry in any index. */
  async function countUpdates() {
    const { database, pool } = test.connection;
    if (pool === undefined) throw new Error('PostgreSQL has a pool.');
    // Each connection reports after its next transaction what it has counted.
    const clients = await Promise.all(
      Array.from({ length: pool.totalCount }, () => pool.connect()),
    );
    for (const client of clients) {
      await client.query('select pg_stat_force_next_flush()');
      client.release();
    }
    const answer = await database.execute(
      sql`select relname as table, n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables
        where schemaname = 'api'`,
    );
    return new Map(counts.parse(answer).rows.map((row) => [row.table, row]));
  }

  it('write into no index of lots, products and promotions in more than nine of ten updates', async () => {
    const lot = await desk.lot({}, '400.000');
    const drawn = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const counted = await desk.product();
    await desk.promotion(10);
    await desk.book(`/v1/products/${counted.id}/movements`, {
      type: 'RECEIPT',
      quantity: '90.000',
    });
    const before = await countUpdates();
    for (let sale = 0; sale < 60; sale += 1) {
      const { id, packs } = sale % 2 === 0 ? drawn : counted;
      const price = { unitPriceMinor: 5400, currency: 'MKD', packId: packs[0]?.id, packCount: 2 };
      const { movements } = await desk.book(`/v1/products/${id}/movements`, {
        type: 'SALE',
        ...price,
      });
      expect(movements[0]?.promotion).not.toBeNull();
    }
    const after = await countUpdates();
    const shares = ['lots', 'products', 'promotions'].map((table) => {
      const [was, now] = [before.get(table), after.get(table)];
      const updates = (now?.updates ?? 0) - (was?.updates ?? 0);
      const hot = (now?.hot ?? 0) - (was?.hot ?? 0);
      expect(updates).toBeGreaterThanOrEqual(30);
      return { table, share: hot / updates };
    });
    expect(shares.filter(({ share }) => share <= 0.9)).toEqual([]);
  });
});

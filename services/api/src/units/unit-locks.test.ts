import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { eq } from '../database/drizzle.ts';
import type { Unit, Wanted } from '../records/unit.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { LockDisorder } from './lock-disorder.ts';
import { inUnit } from './open-unit.ts';

describe.each(bothDatabases)('The locks of a transaction on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let connection: DatabaseConnection;
  let agentId: string;
  beforeAll(async () => {
    connection = await open();
    test = await startTestApp(connection);
    desk = openLedgerDesk(test);
    const { database } = connection;
    const [agent] = await database.select().from(agents).where(eq(agents.username, 'producer'));
    agentId = agent?.id ?? '';
  });
  afterAll(() => test.close());

  /** Does something in a transaction that sees the time of the test. */
  const within = <Result>(work: (unit: Unit) => Promise<Result>) =>
    inUnit({ database: connection.database, agentId, clock: () => testNow }, work);

  async function rows() {
    const lot = await desk.lot({}, '10.000');
    const drawing = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const product = await desk.product();
    return { lot: lot.id, drawing: drawing.id, product: product.id };
  }

  it('bring what belongs to them: products to their lots, and lots to products that draw on them', async () => {
    const { lot, drawing, product } = await rows();
    await within(async (unit) => {
      await unit.lock({ lots: [lot] });
      expect([unit.holds('lots', lot), unit.holds('products', drawing)]).toEqual([true, true]);
      expect(unit.holds('products', product)).toBe(false);
    });
    await within(async (unit) => {
      await unit.lock({ drawing: [drawing] });
      expect([unit.holds('lots', lot), unit.holds('products', drawing)]).toEqual([true, true]);
    });
  });

  it('bring the ledger of prices to promotions', async () => {
    const promotion = await desk.promotion(10);
    await within(async (unit) => {
      await expect(unit.recordPrices()).rejects.toThrow('not locked');
      await unit.lock({ promotions: [promotion] });
      await unit.recordPrices();
    });
  });

  it('are never those of another agent', async () => {
    const { lot, product } = await rows();
    const [other] = await connection.database
      .select()
      .from(agents)
      .where(eq(agents.username, 'ristov'));
    const caller = {
      database: connection.database,
      agentId: other?.id ?? '',
      clock: () => testNow,
    };
    await inUnit(caller, async (unit) => {
      await unit.lock({ lots: [lot], products: [product] });
      expect([unit.holds('lots', lot), unit.holds('products', product)]).toEqual([false, false]);
    });
  });

  it.each<[string, (ids: Awaited<ReturnType<typeof rows>>) => [Wanted, Wanted]]>([
    ['lots after products', ({ product, lot }) => [{ products: [product] }, { lots: [lot] }]],
    ['agent after products', ({ lot }) => [{ lots: [lot] }, { agent: true }]],
    ['products after prices', ({ product }) => [{ prices: true }, { products: [product] }]],
    [
      'products after products',
      ({ product, drawing }) => [{ products: [product] }, { products: [drawing] }],
    ],
  ])('are refused out of order: %s', async (what, of) => {
    const [first, second] = of(await rows());
    const late = within(async (unit) => {
      await unit.lock(first);
      await unit.lock(second);
    });
    await expect(late).rejects.toThrow(LockDisorder);
    await expect(late).rejects.toThrow(what);
  });

  it('are held once, also by rows of a bulk action, and are lost with a part that fails', async () => {
    const { lot, drawing, product } = await rows();
    await within(async (unit) => {
      await unit.lock({ lots: [lot] });
      await unit.attempt(async (part) => {
        await part.lock({ lots: [lot], products: [drawing] });
        await part.lock({ products: [product] });
      });
      expect(unit.holds('products', product)).toBe(true);
    });
    await within(async (unit) => {
      const failed = unit.attempt(async (part) => {
        await part.lock({ products: [product] });
        throw new Error('this row is not changed');
      });
      await expect(failed).rejects.toThrow('this row');
      expect(unit.holds('products', product)).toBe(false);
      await unit.lock({ lots: [lot] });
    });
  });

  it('give the changes their instant, which no change has before', async () => {
    await within(async (unit) => {
      expect(() => unit.now).toThrow('before its locks');
      await unit.lock({});
      expect(unit.now).toEqual(testNow);
    });
  });
});

import { promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { productCalls } from '../testing/product-calls.ts';
import { recordStatements, type StatementRecorder } from '../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

/** More than are read at once anywhere. */
const many = 450;

describe.each(testDatabases)('Among many products on $name', ({ open }) => {
  let test: TestApp;
  let recorder: StatementRecorder;
  beforeAll(async () => {
    recorder = recordStatements(await open());
    test = await startTestApp(recorder.connection);
  });
  afterAll(() => test.close());

  /** Copies of a product with another price each, before the others in the order of names. */
  async function copies(of: string): Promise<string[]> {
    const { database } = test.connection;
    const [product] = await database.select().from(products).where(eq(products.id, of));
    const [pack] = await database.select().from(packs).where(eq(packs.productId, of));
    if (product === undefined || pack === undefined) throw new Error('There is no such product.');
    const { baseSize: _, ...stored } = pack;
    const rows = Array.from({ length: many }, (_each, index) => ({ id: randomUUID(), index }));
    await database.insert(products).values(
      rows.map(({ id, index }) => ({
        ...product,
        id,
        sku: `COPY-${index}`,
        nameSortMk: ` ${String(index).padStart(4, '0')}`,
      })),
    );
    await database.insert(packs).values(
      rows.map(({ id, index }) => ({
        ...stored,
        id: randomUUID(),
        productId: id,
        sku: null,
        priceMinor: 4000 + (index % 40) * 100,
      })),
    );
    return rows.map(({ id }) => id);
  }

  async function publish(percent: number, target: object): Promise<string> {
    const answer = await test.send('POST /v1/promotions', 'producer', {
      body: {
        name: { en: `${percent} percent` },
        rule: { type: 'PERCENT_OFF', percent },
        target,
        startsAt: testNow.toISOString(),
        endsAt: new Date(testNow.getTime() + 86_400_000).toISOString(),
      },
    });
    const { id, version } = promotionDetailSchema.parse(answer.json());
    const headers = { 'if-match': `"${version}"` };
    const moved = await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });
    expect(moved.statusCode).toBe(200);
    return id;
  }

  it('one that lowers only the last price is found, and one that lowers none, in one statement', async () => {
    const { create } = productCalls(test);
    const first = await create({ name: { mk: 'Тиква' } });
    const last = await create({ name: { mk: 'Џанка' } });
    const ids = await copies(first.id);
    const better = [];
    for (let from = 0; from < ids.length; from += 150) {
      const productIds = ids.slice(from, from + 150);
      better.push(await publish(30, { type: 'PRODUCTS', productIds }));
    }
    // Every other product that it is for costs less under those.
    const productIds = [...ids.slice(0, 198), last.id];
    const lastOnly = await publish(10, { type: 'PRODUCTS', productIds });
    const beaten = await publish(20, { type: 'PRODUCTS', productIds: ids.slice(200, 400) });
    recorder.take();
    const answer = await test.get('/v1/promotions?limit=25&status=ACTIVE', 'producer');
    expect(recorder.take().map(({ query }) => query)).toHaveLength(3);
    const { items } = promotionPageSchema.parse(answer.json());
    const lowers = new Map(items.map(({ id, lowersNow }) => [id, lowersNow]));
    const said = [...better, lastOnly, beaten].map((id) => lowers.get(id));
    expect(said).toEqual([true, true, true, true, false]);

    // The copies cost less under those, and were changed later.
    const { database } = test.connection;
    const updatedAt = new Date(testNow.getTime() - 86_400_000);
    await database
      .update(products)
      .set({ updatedAt })
      .where(inArray(products.id, [first.id, last.id]));
    const forAll = await publish(5, { type: 'ALL' });
    const list = await test.get('/v1/promotions?limit=25&status=ACTIVE', 'producer');
    const all = promotionPageSchema.parse(list.json()).items.find(({ id }) => id === forAll);
    expect(all?.lowersNow).toBe(true);
  });
});

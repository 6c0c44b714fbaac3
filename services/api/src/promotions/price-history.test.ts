import { priceHistorySchema } from '@pazar/contracts/price-history';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { promotionPreviewSchema } from '@pazar/contracts/promotion-preview';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asc, eq, sql } from '../database/drizzle.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { productCalls, type ProductCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { settleDuePrices } from '../units/settle-due-prices.ts';

const dayMs = 86_400_000;
/** After the seed, whose prices are those of `testNow`. */
const entered = new Date(testNow.getTime() + 60_000);
const inDays = (days: number) => new Date(testNow.getTime() + days * dayMs);

describe.each(testDatabases)('The history of prices on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let product: ProductDetail;
  // The ledger only goes forward, and each test moves the clock.
  beforeEach(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
    const packs = [{ size: '1.000', unit: 'KG', priceMinor: 8000 }];
    product = await test.at(entered, () =>
      calls.create({ name: { mk: 'Домат за историја' }, packs }),
    );
  });
  afterEach(() => test.close());

  const readProduct = () => calls.read(product.id);
  async function setPrice(priceMinor: number) {
    const { version, packs } = await readProduct();
    const body = {
      packs: packs.map(({ id, label, size, unit, sku, active }) => {
        const kept = { id, label, size, unit, sku, active };
        return { ...kept, priceMinor };
      }),
    };
    await test.send(`PATCH /v1/products/${product.id}`, 'producer', {
      body,
      headers: { 'if-match': `"${version}"` },
    });
  }
  async function enter(over: object) {
    const body = {
      name: { en: 'Sell it' },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      endsAt: inDays(60).toISOString(),
      ...over,
    };
    const answer = await test.send('POST /v1/promotions', 'producer', { body });
    return promotionDetailSchema.parse(answer.json());
  }
  async function publish(over: object) {
    const { id } = await enter(over);
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });
    return id;
  }
  const readPromotion = async (id: string) =>
    promotionDetailSchema.parse((await test.get(`/v1/promotions/${id}`, 'producer')).json());
  async function prices() {
    const answer = await test.get(`/v1/products/${product.id}/prices`, 'producer');
    const [pack] = priceHistorySchema.parse(answer.json()).packs;
    return pack?.changes.map(({ from, priceMinor }) => [from, priceMinor]);
  }
  const percent = (value: number) => ({ rule: { type: 'PERCENT_OFF', percent: value } });

  it('ends with the price of today, though a process with a clock ahead wrote before', async () => {
    await test.at(inDays(1), () => setPrice(7777));
    await setPrice(5555);
    const history = await test.at(inDays(2), prices);
    expect(history?.[0]?.[1]).toBe(5555);
    expect(history?.map(([, priceMinor]) => priceMinor)).toEqual([5555, 7777, 8000]);
  });

  it('is kept by every change, and nobody can write over it', async () => {
    await test.at(inDays(1), () => setPrice(10_000));
    await test.at(inDays(2), () => setPrice(9000));
    const history = await test.at(inDays(3), prices);
    expect(history).toEqual([
      [inDays(2).toISOString(), 9000],
      [inDays(1).toISOString(), 10_000],
      [entered.toISOString(), 8000],
    ]);
    await expect(
      test.connection.database.execute(sql`update api.price_changes set price_minor = 1`),
    ).rejects.toMatchObject({ cause: { message: 'rows of price_changes are append-only' } });
    await expect(
      test.connection.database.execute(sql`delete from api.price_changes`),
    ).rejects.toMatchObject({ cause: { message: 'rows of price_changes are append-only' } });
  });

  it('shows 80 as the lowest price where 80 became 100 and 100 was "reduced" to 90', async () => {
    await test.at(inDays(20), () => setPrice(10_000));
    await test.at(inDays(30), async () => {
      const rule = { type: 'SPECIAL_PRICE', priceMinor: 9000 };
      const target = { type: 'PRODUCTS', productIds: [product.id] };
      const promotion = {
        rule,
        target,
        startsAt: inDays(30).toISOString(),
        endsAt: inDays(40).toISOString(),
      };
      const answer = await test.send('POST /v1/promotions/preview', 'producer', {
        body: { promotion },
      });
      const preview = promotionPreviewSchema.parse(answer.json());
      expect(preview.products[0]?.packs[0]?.lowest?.priceMinor).toBe(8000);
      expect(preview.warnings).toContain('not_below_lowest');
      await publish({ rule, startsAt: inDays(30).toISOString() });
    });
    await test.at(inDays(35), async () => {
      expect((await readProduct()).priceNow).toMatchObject({
        priceMinor: 9000,
        lowest: { priceMinor: 8000 },
      });
    });
  });

  it('knows what began and ended by the clock alone, also before anybody wrote', async () => {
    await publish({
      ...percent(25),
      startsAt: inDays(51).toISOString(),
      endsAt: inDays(53).toISOString(),
    });
    const expected = [
      [inDays(53).toISOString(), 8000],
      [inDays(51).toISOString(), 6000],
      [entered.toISOString(), 8000],
    ];
    expect(await test.at(inDays(55), prices)).toEqual(expected);
    // Later changes do not alter the past.
    await test.at(inDays(56), () => setPrice(7000));
    expect((await test.at(inDays(57), prices))?.slice(1)).toEqual(expected);
  });

  it('is written by the clock, once, when a promotion begins or ends and nobody writes', async () => {
    const { database } = test.connection;
    const written = async () => {
      const rows = await database
        .select({ from: priceChanges.startsAt, priceMinor: priceChanges.priceMinor })
        .from(priceChanges)
        .where(eq(priceChanges.productId, product.id))
        .orderBy(asc(priceChanges.startsAt));
      return rows.map(({ from, priceMinor }) => [from, priceMinor]);
    };
    // Each test of this file uses different days, since the clock settles everything before.
    await test.at(inDays(70), () =>
      publish({
        ...percent(25),
        startsAt: inDays(71).toISOString(),
        endsAt: inDays(73).toISOString(),
      }),
    );
    await settleDuePrices(database, () => new Date(inDays(71).getTime() - 1));
    expect(await written()).toEqual([[entered, 8000]]);
    await settleDuePrices(database, () => inDays(72));
    await settleDuePrices(database, () => inDays(72));
    const begun = [
      [entered, 8000],
      [inDays(71), 6000],
    ];
    expect(await written()).toEqual(begun);
    await settleDuePrices(database, () => inDays(74));
    expect(await written()).toEqual([...begun, [inDays(73), 8000]]);
  });

  it('agrees in the list of products, in the product and in the promotion', async () => {
    const id = await publish({ ...percent(20), startsAt: inDays(58).toISOString() });
    await test.at(inDays(59), async () => {
      const list = await test.get(`/v1/products?ids=${product.id}`, 'producer');
      const [row] = productPageSchema.parse(list.json()).items;
      const detail = await readProduct();
      const { rule, target, startsAt, endsAt } = await readPromotion(id);
      const body = { id, promotion: { rule, target, startsAt, endsAt } };
      const answer = await test.send('POST /v1/promotions/preview', 'producer', { body });
      const pack = promotionPreviewSchema.parse(answer.json()).products[0]?.packs[0];
      expect(row?.priceNow).toEqual(detail.priceNow);
      expect(detail.priceNow).toMatchObject({
        priceMinor: pack?.after.grossMinor,
        lowest: pack?.lowest,
      });
      expect(pack).toMatchObject({ after: { grossMinor: 6400 }, lowest: { priceMinor: 8000 } });
    });
  });
});

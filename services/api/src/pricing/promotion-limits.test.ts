import { problemSchema } from '@pazar/contracts/problem';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

describe.each(bothDatabases)('A promotion of a limited quantity on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  /** A product of 60 denars that costs 45 for the first kilograms. */
  async function limited(fields: Record<string, unknown>, limit: Record<string, unknown>) {
    const product = await desk.product(fields);
    if (product.stockMode === 'MANUAL') {
      await desk.book(`/v1/products/${product.id}/movements`, {
        type: 'RECEIPT',
        quantity: '90.000',
      });
    }
    const draft = await desk.post('/v1/promotions', {
      name: { en: 'The first ones' },
      rule: { type: 'PERCENT_OFF', percent: 25 },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      startsAt: testNow.toISOString(),
      endsAt: new Date(testNow.getTime() + 86_400_000).toISOString(),
      ...limit,
    });
    const { id } = promotionDetailSchema.parse(draft.json());
    await desk.change(`POST /v1/promotions/${id}/publish`, 1, {});
    return { product, id };
  }
  const tenKilograms = { stockLimit: { quantity: '10.000', unit: 'KG' } };
  const sale = (product: ProductDetail, packCount: number, over: object = {}) =>
    desk.post(`/v1/products/${product.id}/movements`, {
      type: 'SALE',
      packId: product.packs[0]?.id,
      packCount,
      unitPriceMinor: 4500,
      currency: 'MKD',
      ...over,
    });
  const read = async (id: string) =>
    promotionDetailSchema.parse((await test.get(`/v1/promotions/${id}`, 'producer')).json());

  it.each(['found by its price', 'named'])(
    'gives 10 of 30 sales at once its price: %s',
    async (how) => {
      const lots = await Promise.all(['40.000', '40.000'].map((kg) => desk.lot({}, kg)));
      const drawn = { stockMode: 'FROM_PRODUCE', produceIds: lots.map((lot) => lot.id) };
      const { product, id } = await limited(drawn, tenKilograms);
      const answers = await Promise.all(
        Array.from({ length: 30 }, () =>
          sale(product, 1, how === 'named' ? { promotionId: id } : {}),
        ),
      );
      const named = answers.filter((answer) => answer.body.includes(id));
      expect(named).toHaveLength(10);
      expect(await read(id)).toMatchObject({
        uses: 10,
        soldQuantity: '10.000',
        effectiveStatus: 'ENDED',
      });
      const late = answers.filter((answer) => answer.statusCode === 409);
      expect(late).toHaveLength(how === 'named' ? 20 : 0);
      const now = await test.get(`/v1/products/${product.id}`, 'producer');
      expect(productDetailSchema.parse(now.json()).priceNow?.priceMinor).toBe(6000);
    },
  );

  it('refuses a sale of more than is left, and says how much', async () => {
    const { product, id } = await limited({}, tenKilograms);
    await sale(product, 7);
    for (const over of [{}, { promotionId: id }, { force: true }]) {
      const problem = problemSchema.parse((await sale(product, 4, over)).json());
      expect(problem).toMatchObject({
        status: 409,
        code: 'promotion-limit',
        remaining: '3.000',
        unit: 'KG',
      });
    }
    expect((await sale(product, 3)).statusCode).toBe(201);
    expect((await sale(product, 1, { promotionId: null })).statusCode).toBe(201);
    const stock = { sold: '10.000', limit: '10.000', unit: 'KG' };
    expect(await read(id)).toMatchObject({ uses: 2, soldQuantity: '10.000', stock });
  });

  it('counts sales when they are limited, and refuses one that names it after the last', async () => {
    const { product, id } = await limited({}, { usageLimit: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sale(product, 1, { promotionId: id })),
    );
    const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await read(id)).toMatchObject({ uses: 2, effectiveStatus: 'ENDED' });
  });
});

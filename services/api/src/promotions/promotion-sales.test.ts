import { bookingSchema } from '@pazar/contracts/movement';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { promotionDetailSchema, promotionEffectSchema } from '@pazar/contracts/promotion-detail';
import { roundedQuotient } from '@pazar/format/quantity-math';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productCalls, type ProductCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { orderPrice } from '../pricing/order-price.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const percent = (value: number) => ({ rule: { type: 'PERCENT_OFF', percent: value } });

describe.each(testDatabases)('Sales under a promotion on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let product: ProductDetail;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    calls = productCalls(test);
    const packs = [{ size: '1.000', unit: 'KG', priceMinor: 8000 }];
    product = await calls.create({ name: { mk: 'Домат за продажба' }, packs });
  });

  const readProduct = () => calls.read(product.id);
  async function publish(over: object) {
    const body = {
      name: { en: 'Sell it' },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      endsAt: inDays(60).toISOString(),
      ...over,
    };
    const answer = await test.send('POST /v1/promotions', 'producer', { body });
    const { id } = promotionDetailSchema.parse(answer.json());
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });
    return id;
  }
  const readPromotion = async (id: string) =>
    promotionDetailSchema.parse((await test.get(`/v1/promotions/${id}`, 'producer')).json());
  const sell = async (packCount: number, over: object = {}) =>
    bookingSchema.parse(
      (
        await test.send(`POST /v1/products/${product.id}/movements`, 'producer', {
          body: {
            type: 'SALE',
            packId: product.packs[0]?.id,
            packCount,
            unitPriceMinor: 6000,
            currency: 'MKD',
            force: true,
            ...over,
          },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).json(),
    );

  it('names the promotion of a sale, and ends one whose quantity has gone', async () => {
    const id = await publish({
      ...percent(25),
      startsAt: inDays(0).toISOString(),
      stockLimit: { quantity: '5.000', unit: 'KG' },
    });
    const first = await sell(3);
    expect(first.movements.at(-1)).toMatchObject({
      promotion: { id },
      unitPriceMinor: 6000,
      listPriceMinor: 8000,
    });
    // At another price it was not sold under the promotion.
    expect((await sell(1, { unitPriceMinor: 8000 })).movements.at(-1)?.promotion).toBeNull();
    expect(await readPromotion(id)).toMatchObject({
      uses: 1,
      soldQuantity: '3.000',
      effectiveStatus: 'ACTIVE',
    });
    const last = await sell(2);
    expect(await readPromotion(id)).toMatchObject({ uses: 2, effectiveStatus: 'ENDED' });
    expect((await readProduct()).priceNow?.priceMinor).toBe(8000);

    const effect = await test.get(`/v1/promotions/${id}/effect`, 'producer');
    expect(promotionEffectSchema.parse(effect.json())).toMatchObject({
      uses: 2,
      quantities: [{ unit: 'KG', quantity: '5.000' }],
      grossMinor: 40_000,
      discountMinor: 10_000,
      netMinor: 30_000,
    });
    // After the reversal there is stock to sell at its price again.
    const headers = { 'idempotency-key': randomUUID() };
    const movement = last.movements.at(-1)?.id ?? '';
    await test.send(`POST /v1/movements/${movement}/reverse`, 'producer', { body: {}, headers });
    expect(await readPromotion(id)).toMatchObject({ uses: 1, effectiveStatus: 'ACTIVE' });
  });

  it('knows the promotion of a sale by weight from what was paid for a kilogram', async () => {
    const byWeight = { packId: null, packCount: null };
    const id = await publish({ ...percent(25), startsAt: inDays(0).toISOString() });
    const sold = await sell(0, { ...byWeight, quantity: '-2.500' });
    expect(sold.movements.at(-1)).toMatchObject({ promotion: { id }, listPriceMinor: 8000 });
    const dearer = { ...byWeight, quantity: '-1.000', unitPriceMinor: 8000 };
    expect((await sell(0, dearer)).movements.at(-1)?.promotion).toBeNull();
    // Without a price, since it gives every pack its price; nothing is known of the money then.
    const unpriced = { ...dearer, unitPriceMinor: null, currency: null };
    expect((await sell(0, unpriced)).movements.at(-1)?.promotion).toMatchObject({ id });
    const effect = await test.get(`/v1/promotions/${id}/effect`, 'producer');
    expect(promotionEffectSchema.parse(effect.json())).toMatchObject({
      uses: 2,
      quantities: [{ unit: 'KG', quantity: '3.500' }],
      grossMinor: 20_000,
      discountMinor: 5000,
      netMinor: 15_000,
    });
  });

  it('counts no sale from before a promotion that the sale names', async () => {
    const id = await publish({ ...percent(25), startsAt: inDays(1).toISOString() });
    const answer = await test.send(`POST /v1/products/${product.id}/movements`, 'producer', {
      body: { type: 'SALE', quantity: '-1.000', promotionId: id, force: true },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/promotionId', code: 'unknown' }] });
  });

  it('lets one that was used up and restored be published again only with a higher limit', async () => {
    const limited = { stockLimit: { quantity: '2.000', unit: 'KG' } };
    const id = await publish({ ...percent(25), startsAt: inDays(0).toISOString(), ...limited });
    await sell(2);
    const change = async (call: 'PATCH' | 'POST', path: string, body: object = {}) => {
      const headers = { 'if-match': `"${(await readPromotion(id)).version}"` };
      return test.send(`${call} /v1/promotions/${id}${path}`, 'producer', { body, headers });
    };
    expect((await readPromotion(id)).effectiveStatus).toBe('ENDED');
    await change('POST', '/archive');
    await change('POST', '/restore');
    const reached = [{ pointer: '/stockLimit', code: 'reached' }];
    expect((await readPromotion(id)).publishRequirements).toEqual(reached);
    expect((await change('POST', '/publish')).json()).toMatchObject({ errors: reached });
    await change('PATCH', '', { stockLimit: { quantity: '3.000', unit: 'KG' } });
    expect((await change('POST', '/publish')).statusCode).toBe(200);
    expect((await readPromotion(id)).effectiveStatus).toBe('ACTIVE');
  });

  it('has brought exactly what the order came to where some packs were free', async () => {
    const sale = fc.record({
      buy: fc.integer({ min: 1, max: 20 }),
      free: fc.integer({ min: 1, max: 10 }),
      priceMinor: fc.integer({ min: 1, max: 100_000 }),
      count: fc.integer({ min: 1, max: 100 }),
    });
    const brings = fc.asyncProperty(sale, async ({ buy, free, priceMinor, count }) => {
      const packs = [{ size: '0.750', unit: 'KG', priceMinor }];
      product = await calls.create({ name: { mk: 'Магдонос' }, packs });
      const rule = { type: 'MULTI_BUY' as const, buy, free };
      const id = await publish({ rule, startsAt: inDays(0).toISOString() });
      const offer = { rule, currency: 'MKD' as const, minQuantity: null, minAmountMinor: null };
      const line = { productId: product.id, price: priceMinor, baseSize: 750n, count };
      const total = orderPrice(offer, [line]);
      // As the form proposes it: the price of one pack has no fractions of a minor unit.
      const unitPriceMinor = Math.max(roundedQuotient(BigInt(total), BigInt(count)), 1);
      await sell(count, { unitPriceMinor, promotionId: id });
      const effect = await test.get(`/v1/promotions/${id}/effect`, 'producer');
      expect(promotionEffectSchema.parse(effect.json())).toMatchObject({
        grossMinor: priceMinor * count,
        netMinor: total,
        discountMinor: priceMinor * count - total,
      });
    });
    const examples = [
      // Three packs at 100 denars, of which two are paid: not three times 66.67.
      { buy: 2, free: 1, priceMinor: 10_000, count: 3 },
      // Two of five are paid: 0.4 for each, but no price is below one minor unit.
      { buy: 1, free: 2, priceMinor: 1, count: 5 },
    ];
    await fc.assert(brings, { numRuns: 10, examples: examples.map((one) => [one]) });
  });

  it('believes a price that was agreed on although some packs were free', async () => {
    const rule = { type: 'MULTI_BUY', buy: 2, free: 1 };
    const id = await publish({ rule, startsAt: inDays(0).toISOString() });
    await sell(3, { unitPriceMinor: 5000, promotionId: id });
    const effect = await test.get(`/v1/promotions/${id}/effect`, 'producer');
    expect(promotionEffectSchema.parse(effect.json())).toMatchObject({
      grossMinor: 24_000,
      netMinor: 15_000,
    });
  });

  it('refuses a sale under a promotion that is not for the product', async () => {
    const answer = await test.send(`POST /v1/products/${product.id}/movements`, 'producer', {
      body: { type: 'SALE', quantity: '-1.000', promotionId: randomUUID(), force: true },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/promotionId', code: 'unknown' }],
    });
  });
});

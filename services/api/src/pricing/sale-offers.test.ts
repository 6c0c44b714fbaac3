import type { ProductDetail } from '@pazar/contracts/product-detail';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { saleOffersSchema } from '@pazar/contracts/sale-offers';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locationCalls } from '../testing/location-calls.ts';
import { productCalls, type ProductCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();
const percent = (value: number) => ({ rule: { type: 'PERCENT_OFF', percent: value } });

describe.each(testDatabases)('What a product can be sold under on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let product: ProductDetail;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    calls = productCalls(test);
    const packs = [
      { size: '500.000', unit: 'G', priceMinor: 5000 },
      { size: '5.000', unit: 'KG', priceMinor: 40_000 },
    ];
    product = await calls.create({ name: { mk: 'Домат за понуда' }, packs });
  });

  async function publish(over: object) {
    const body = {
      name: { en: 'An offer' },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      startsAt: inDays(0),
      endsAt: inDays(60),
      ...over,
    };
    const answer = await test.send('POST /v1/promotions', 'producer', { body });
    const { id } = promotionDetailSchema.parse(answer.json());
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });
    return id;
  }
  const ask = (query: Record<string, string>) =>
    test.get(
      `/v1/products/${product.id}/offers?${new URLSearchParams(query).toString()}`,
      'producer',
    );
  const offersOf = async (query: Record<string, string>) =>
    saleOffersSchema.parse((await ask(query)).json());
  const small = () => product.packs[0]?.id ?? '';

  it('is a pack at its price, or a kilogram at that of the smallest pack', async () => {
    const plain = { currency: 'MKD', offers: [], takesCode: false, locations: [] };
    expect(await offersOf({ packId: small() })).toEqual({
      ...plain,
      listPriceMinor: 5000,
    });
    expect(await offersOf({})).toEqual({ ...plain, listPriceMinor: 10_000 });
  });

  it('has the best price first, and of equal prices that of the higher priority', async () => {
    const worse = await publish(percent(10));
    const equal = await publish(percent(20));
    const first = await publish({ ...percent(20), priority: 5 });
    const { offers } = await offersOf({ packId: small() });
    expect(offers.map(({ promotion, unitPriceMinor }) => [promotion.id, unitPriceMinor])).toEqual([
      [first, 4000],
      [equal, 4000],
      [worse, 4500],
    ]);
  });

  it('needs the code that it has, in whatever case it is typed', async () => {
    const id = await publish({ ...percent(10), trigger: 'CODE', code: 'OFFER-7' });
    const sale = { packId: small() };
    expect(await offersOf(sale)).toMatchObject({ offers: [], takesCode: true });
    expect(await offersOf({ ...sale, code: 'NOBODYS' })).toMatchObject({ offers: [] });
    expect((await offersOf({ ...sale, code: 'offer-7' })).offers).toMatchObject([
      { promotion: { id }, code: 'OFFER-7', unitPriceMinor: 4500, from: '0.500' },
    ]);
    expect((await ask({ ...sale, code: 'ПОПУСТ' })).statusCode).toBe(422);
  });

  it('needs the place where it holds, and names it', async () => {
    const place = await locationCalls(() => test).enter({ name: 'Битпазар' });
    const { version } = await calls.read(product.id);
    const body = { locationIds: [place.id] };
    await calls.change('PATCH', { id: product.id, version }, { body });
    const id = await publish({ ...percent(10), locationIds: [place.id] });
    const locations = [{ id: place.id, name: 'Битпазар' }];
    expect(await offersOf({})).toMatchObject({ offers: [], locations });
    expect(await offersOf({ locationId: place.id })).toMatchObject({
      offers: [{ promotion: { id }, unitPriceMinor: 9000 }],
    });
  });

  it('says from which quantity it holds', async () => {
    await publish({ ...percent(10), conditions: { minQuantity: '2.000', minAmountMinor: null } });
    await publish({ ...percent(20), conditions: { minQuantity: null, minAmountMinor: 40_000 } });
    const fewest = async (query: Record<string, string>) =>
      (await offersOf(query)).offers.map(({ from, unitPriceMinor }) => [from, unitPriceMinor]);
    expect(await fewest({})).toEqual([
      ['4.000', 8000],
      ['2.000', 9000],
    ]);
    expect(await fewest({ packId: product.packs[1]?.id ?? '' })).toEqual([
      ['5.000', 32_000],
      ['5.000', 36_000],
    ]);
  });

  it('shares out packs that are free, and has none by weight', async () => {
    await publish({ rule: { type: 'MULTI_BUY', buy: 2, free: 2 } });
    expect((await offersOf({ packId: small() })).offers).toMatchObject([
      { unitPriceMinor: 3333, from: '1.500' },
    ]);
    expect((await offersOf({})).offers).toEqual([]);
  });

  it('gives nothing for more than can be sold', async () => {
    const minQuantity = '9999999.999';
    await publish({ ...percent(10), conditions: { minQuantity, minAmountMinor: null } });
    expect((await offersOf({})).offers).toMatchObject([{ from: minQuantity }]);
    expect((await offersOf({ packId: product.packs[1]?.id ?? '' })).offers).toEqual([]);
  });

  it('is what held when it was sold, not what holds now', async () => {
    // Nothing starts before it was published.
    await publish({ ...percent(10), startsAt: inDays(-3), endsAt: inDays(3) });
    expect((await offersOf({ occurredAt: inDays(-1) })).offers).toEqual([]);
    await test.at(new Date(inDays(5)), async () => {
      expect((await offersOf({ occurredAt: inDays(2) })).offers).toHaveLength(1);
      expect((await offersOf({ occurredAt: inDays(4) })).offers).toEqual([]);
    });
  });

  it('books what it answers: the sale counts, at the discount that it showed', async () => {
    const id = await publish({ ...percent(10), trigger: 'CODE', code: 'BOOKED-1' });
    const { offers } = await offersOf({ code: 'BOOKED-1' });
    const body = {
      type: 'SALE',
      quantity: '-2.000',
      unitPriceMinor: offers[0]?.unitPriceMinor,
      currency: 'MKD',
      promotionId: offers[0]?.promotion.id,
      force: true,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const path = `POST /v1/products/${product.id}/movements` as const;
    expect((await test.send(path, 'producer', { body, headers })).statusCode).toBe(201);
    expect((await test.get(`/v1/promotions/${id}/effect`, 'producer')).json()).toMatchObject({
      uses: 1,
      grossMinor: 20_000,
      discountMinor: 2000,
      netMinor: 18_000,
    });
  });

  it('refuses a pack of another product', async () => {
    const answer = await ask({ packId: randomUUID() });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/packId' }] });
  });
});

import { problemSchema } from '@pazar/contracts/problem';
import { productPageSchema } from '@pazar/contracts/product';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionDetailSchema, type PromotionDetail } from '@pazar/contracts/promotion-detail';
import { promotionPreviewSchema } from '@pazar/contracts/promotion-preview';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();
const minimal = { name: { mk: 'Попуст за празник' }, rule: { type: 'PERCENT_OFF', percent: 10 } };
const dated = { ...minimal, startsAt: inDays(1), endsAt: inDays(10) };

describe.each(testDatabases)('Promotions on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const problemOf = (response: LightMyRequestResponse) => problemSchema.parse(response.json());
  const detailOf = (response: LightMyRequestResponse) =>
    promotionDetailSchema.parse(response.json());
  const post = (body: object, username = 'producer') =>
    test.send('POST /v1/promotions', username, { body });
  const enter = async (over: object = {}) => detailOf(await post({ ...dated, ...over }));
  const change = (
    call: Parameters<TestApp['send']>[0],
    { version }: Pick<PromotionDetail, 'version'>,
    body: object = {},
  ) => test.send(call, 'producer', { body, headers: { 'if-match': `"${version}"` } });
  const move = (transition: string, promotion: PromotionDetail) =>
    change(`POST /v1/promotions/${promotion.id}/${transition}`, promotion);
  const published = async (over: object = {}) => detailOf(await move('publish', await enter(over)));
  async function fullPriceProduct() {
    const list = await test.get('/v1/products?limit=100', 'producer');
    const { items } = productPageSchema.parse(list.json());
    const product = items.find(
      ({ packs, currency }) =>
        currency === 'MKD' && packs.every((pack) => pack.priceNowMinor === pack.priceMinor),
    );
    if (product === undefined) throw new Error('The producer has no product at its full price');
    return product;
  }

  it('enters a draft with all that was left out filled in', async () => {
    const response = await post(minimal);
    expect(response.statusCode).toBe(201);
    expect(detailOf(response)).toMatchObject({
      name: { mk: 'Попуст за празник', en: null },
      currency: 'MKD',
      trigger: 'AUTOMATIC',
      target: { type: 'ALL' },
      conditions: { minQuantity: null, minAmountMinor: null },
      startsAt: null,
      priority: 0,
      frozen: [],
      status: 'DRAFT',
      effectiveStatus: 'DRAFT',
    });
  });

  it('keeps every field', async () => {
    const product = await fullPriceProduct();
    const everything = {
      name: { mk: 'Сабота на пазар', en: 'Market Saturday' },
      note: 'Прв ред\nвтор ред',
      rule: { type: 'MULTI_BUY', buy: 2, free: 1 },
      currency: 'MKD',
      trigger: 'CODE',
      code: 'SABOTA-1',
      target: { type: 'PRODUCTS', productIds: [product.id] },
      conditions: { minQuantity: '2.500', minAmountMinor: 50_000 },
      usageLimit: 100,
      startsAt: inDays(1),
      endsAt: inDays(300),
      weekly: { days: [6, 7], from: '07:00', to: '12:00' },
      priority: 7,
    };
    expect(await enter(everything)).toMatchObject(everything);
  });

  it.each([
    [{ name: { mk: 'А' } }, '/name/mk', 'min-length'],
    [{ name: {} }, '/name', 'required'],
    [{ rule: { type: 'PERCENT_OFF', percent: 91 } }, '/rule/percent', 'max'],
    [{ rule: { type: 'GIFT' } }, '/rule/type', 'invalid'],
    [{ trigger: 'CODE', code: 'ПОПУСТ' }, '/code', 'format'],
    [{ code: 'ABCD' }, '/code', 'incomplete'],
    [{ startsAt: inDays(3), endsAt: inDays(2) }, '/endsAt', 'before-start'],
    [{ startsAt: inDays(0), endsAt: inDays(400) }, '/endsAt', 'too-long'],
    [{ weekly: { days: [1], from: '12:00', to: '12:00' } }, '/weekly/to', 'empty'],
    [{ weekly: { days: [], from: '07:00', to: '12:00' } }, '/weekly/days', 'min'],
    [{ priority: 101 }, '/priority', 'max'],
    [{ usageLimit: 0 }, '/usageLimit', 'min'],
    [{ stockLimit: { quantity: '9.500', unit: 'PIECE' } }, '/stockLimit/quantity', 'whole'],
    [{ target: { type: 'CATEGORIES', categoryIds: ['gold'] } }, '/target/categoryIds/0', 'unknown'],
    [
      {
        target: { type: 'PRODUCTS', productIds: ['018f0000-0000-7000-8000-000000000001'] },
      },
      '/target/productIds/0',
      'unknown',
    ],
    [{ locationIds: ['018f0000-0000-7000-8000-000000000001'] }, '/locationIds/0', 'unknown'],
  ])('refuses %j at %s as %s', async (over, pointer, code) => {
    const { status, errors } = problemOf(await post({ ...minimal, ...over }));
    expect(status).toBe(422);
    expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
    expect(errors?.[0]?.code).toBe(code);
  });

  it('refuses a code that another promotion has', async () => {
    const coded = { trigger: 'CODE', code: 'EDNAS-1' };
    await enter(coded);
    expect(problemOf(await post({ ...minimal, ...coded }))).toMatchObject({
      status: 409,
      code: 'duplicate',
      errors: [{ pointer: '/code' }],
    });
  });

  it('names each thing that is missing before publishing', async () => {
    const endsAt = '2020-01-01T00:00:00.000Z';
    const draft = detailOf(await post({ ...minimal, trigger: 'CODE', endsAt }));
    const problem = problemOf(await move('publish', draft));
    expect(problem).toMatchObject({ status: 422, code: 'publish-requirements' });
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/endsAt', '/code']);

    const { id } = await fullPriceProduct();
    const dear = await enter({
      rule: { type: 'AMOUNT_OFF', amountMinor: 1_000_000_000 },
      target: { type: 'PRODUCTS', productIds: [id] },
    });
    expect(problemOf(await move('publish', dear)).errors).toMatchObject([
      { pointer: '/rule/amountMinor', code: 'taken-off' },
    ]);
  });

  it('is scheduled, active, paused and ended as the time and its agent have it', async () => {
    const scheduled = await published();
    expect(scheduled.effectiveStatus).toBe('SCHEDULED');
    const paused = detailOf(await move('pause', scheduled));
    expect(paused.effectiveStatus).toBe('PAUSED');
    expect(problemOf(await move('pause', paused))).toMatchObject({
      status: 409,
      code: 'invalid-transition',
      state: 'PAUSED',
    });
    const resumed = detailOf(await move('resume', paused));
    await test.at(new Date(inDays(2)), async () => {
      const now = await test.get(`/v1/promotions/${resumed.id}`, 'producer');
      expect(detailOf(now).effectiveStatus).toBe('ACTIVE');
    });
    const stopped = detailOf(await move('stop', resumed));
    expect(stopped.effectiveStatus).toBe('ENDED');
    expect(detailOf(await move('archive', stopped)).effectiveStatus).toBe('ARCHIVED');
  });

  it('freezes what customers have read once it runs', async () => {
    const running = await published({ startsAt: inDays(-1) });
    expect(running.effectiveStatus).toBe('ACTIVE');
    const url = `/v1/promotions/${running.id}` as const;
    const refused = problemOf(
      await change(`PATCH ${url}`, running, { rule: { type: 'PERCENT_OFF', percent: 50 } }),
    );
    expect(refused).toMatchObject({ status: 422, errors: [{ pointer: '/rule', code: 'locked' }] });
    const later = detailOf(
      await change(`PATCH ${url}`, running, { endsAt: inDays(20), name: { en: 'Holiday' } }),
    );
    expect(later).toMatchObject({ endsAt: inDays(20), name: { ...running.name, en: 'Holiday' } });
    await move('stop', later);
  });

  it('copies a promotion without its dates and code', async () => {
    const original = await enter({ trigger: 'CODE', code: 'KOPIJA-1' });
    const response = await test.send(`POST /v1/promotions/${original.id}/duplicate`, 'producer');
    expect(response.statusCode).toBe(201);
    expect(detailOf(response)).toMatchObject({
      name: original.name,
      trigger: 'CODE',
      code: null,
      startsAt: null,
      endsAt: null,
      status: 'DRAFT',
    });
  });

  it('deletes a draft and nothing that was published', async () => {
    const draft = await enter();
    expect((await change(`DELETE /v1/promotions/${draft.id}`, draft)).statusCode).toBe(204);
    const running = await published();
    expect((await change(`DELETE /v1/promotions/${running.id}`, running)).statusCode).toBe(409);
  });

  it('shows prices before and after with their VAT, and who wins against whom', async () => {
    const product = await fullPriceProduct();
    const target = { type: 'PRODUCTS', productIds: [product.id] };
    const rival = await published({ target, rule: { type: 'PERCENT_OFF', percent: 50 } });
    const body = { promotion: { ...dated, target } };
    const response = await test.send('POST /v1/promotions/preview', 'producer', { body });
    const preview = promotionPreviewSchema.parse(response.json());
    expect(preview).toMatchObject({ total: 1, currency: 'MKD', warnings: [] });
    const [pack] = preview.products[0]?.packs ?? [];
    expect(pack?.after.grossMinor).toBeLessThan(pack?.before.grossMinor ?? 0);
    for (const { grossMinor, netMinor, vatMinor } of [pack?.before, pack?.after].filter(
      (price) => price !== undefined,
    )) {
      expect(netMinor + vatMinor).toBe(grossMinor);
    }
    expect(preview.conflicts).toContainEqual(
      expect.objectContaining({ id: rival.id, name: rival.name, products: 1, won: 0 }),
    );
    const own = { body: { id: rival.id, promotion: { ...dated, target } } };
    const again = await test.send('POST /v1/promotions/preview', 'producer', own);
    expect(promotionPreviewSchema.parse(again.json()).conflicts).not.toContainEqual(
      expect.objectContaining({ id: rival.id }),
    );
  });

  it('warns of what makes no sense', async () => {
    const warningsOf = async (over: object) => {
      const body = { promotion: { ...dated, ...over } };
      const response = await test.send('POST /v1/promotions/preview', 'producer', { body });
      return promotionPreviewSchema.parse(response.json()).warnings;
    };
    const dear = 1_000_000_000;
    expect(await warningsOf({ rule: { type: 'SPECIAL_PRICE', priceMinor: dear } })).toEqual([
      'no_effect',
      'special_above_price',
    ]);
    expect(await warningsOf({ rule: { type: 'AMOUNT_OFF', amountMinor: dear } })).toContain(
      'amount_above_price',
    );
    expect(await warningsOf({ target: { type: 'PRODUCTS', productIds: [] } })).toEqual([
      'no_products',
    ]);
    // Cabbage costs less already, under a promotion of the demo.
    expect(await warningsOf({ startsAt: null })).toEqual(['not_below_lowest']);
    expect(await warningsOf({ startsAt: null, endsAt: inDays(-1) })).toEqual(['ends_in_past']);
  });

  it('lowers the price of the products that it is for, and of no others', async () => {
    const { id } = await fullPriceProduct();
    const before = productDetailSchema.parse(
      (await test.get(`/v1/products/${id}`, 'producer')).json(),
    );
    const promotion = await published({
      startsAt: inDays(-1),
      rule: { type: 'PERCENT_OFF', percent: 90 },
      target: { type: 'PRODUCTS', productIds: [id] },
    });
    const after = productDetailSchema.parse(
      (await test.get(`/v1/products/${id}`, 'producer')).json(),
    );
    expect(after.activePromotion?.id).toBe(promotion.id);
    expect(after.priceNow?.priceMinor).toBeLessThan(before.priceNow?.priceMinor ?? 0);
    const list = productPageSchema.parse(
      (await test.get('/v1/products?limit=100', 'producer')).json(),
    );
    const others = list.items.filter((product) => product.id !== id);
    expect(others.some(({ activePromotion }) => activePromotion?.id === promotion.id)).toBe(false);
  });

  it('lists by what promotions are now, and counts them', async () => {
    const response = await test.get(
      '/v1/promotions?status=ACTIVE&facets=status,type&limit=100&sort=endsAt',
      'producer',
    );
    const { items, facets } = promotionPageSchema.parse(response.json());
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ effectiveStatus }) => effectiveStatus))).toEqual(
      new Set(['ACTIVE']),
    );
    expect(facets?.['status']?.['ACTIVE']).toBe(items.length);
    expect(facets?.['status']?.['DRAFT']).toBeGreaterThan(0);
  });

  it('is published by verified agents alone, and is nobody else’s business', async () => {
    const foreign = await enter();
    const headers = { 'if-match': '"1"' };
    for (const call of [
      `PATCH /v1/promotions/${foreign.id}`,
      `POST /v1/promotions/${foreign.id}/archive`,
      `POST /v1/promotions/${foreign.id}/duplicate`,
    ] as const) {
      expect((await test.send(call, 'seller', { body: {}, headers })).statusCode).toBe(404);
      expect((await test.send(call, 'consumer', { body: {}, headers })).statusCode).toBe(403);
      expect((await test.send(call, undefined, { body: {}, headers })).statusCode).toBe(401);
    }
  });
});

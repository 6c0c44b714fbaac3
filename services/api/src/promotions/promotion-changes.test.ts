import { problemSchema } from '@pazar/contracts/problem';
import { bulkAnswerSchema } from '@pazar/contracts/bulk';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionDetailSchema, type PromotionDetail } from '@pazar/contracts/promotion-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();
const draft = {
  name: { mk: 'Попуст за празник' },
  rule: { type: 'PERCENT_OFF', percent: 10 },
  startsAt: inDays(1),
  endsAt: inDays(10),
};
const rules = [
  { type: 'PERCENT_OFF', percent: 20 },
  { type: 'AMOUNT_OFF', amountMinor: 500 },
  { type: 'SPECIAL_PRICE', priceMinor: 900 },
  { type: 'MULTI_BUY', buy: 2, free: 1 },
];
const targetTypes = ['ALL', 'CATEGORIES', 'PRODUCTS', 'PACKS'] as const;
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((from) => items.filter((to) => to !== from).map((to) => [from, to] as const));

describe.each(testDatabases)('Changing promotions on $name', ({ open }) => {
  let test: TestApp;
  let targets: Record<(typeof targetTypes)[number], object>;
  let productId: string;
  let categoryId: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    const product = productDetailSchema.parse(
      (
        await test.send('POST /v1/products', 'producer', {
          body: {
            name: { mk: 'Пробна пиперка' },
            categoryId: 'vegetables',
            baseUnit: 'KG',
            stockMode: 'MANUAL',
            packs: [
              { size: '1.000', unit: 'KG', priceMinor: 6000 },
              { size: '5.000', unit: 'KG', priceMinor: 25_000 },
            ],
          },
        })
      ).json(),
    );
    productId = product.id;
    categoryId = 'vegetables';
    targets = {
      ALL: { type: 'ALL' },
      CATEGORIES: { type: 'CATEGORIES', categoryIds: [categoryId] },
      PRODUCTS: { type: 'PRODUCTS', productIds: [productId] },
      PACKS: { type: 'PACKS', packIds: [product.packs[0]?.id] },
    };
  });
  afterAll(() => test.close());

  const detailOf = (response: { json: () => unknown }) =>
    promotionDetailSchema.parse(response.json());
  const enter = async (over: object = {}) =>
    detailOf(await test.send('POST /v1/promotions', 'producer', { body: { ...draft, ...over } }));
  const change = (
    call: Parameters<TestApp['send']>[0],
    { version }: Pick<PromotionDetail, 'version'>,
    body: object = {},
  ) => test.send(call, 'producer', { body, headers: { 'if-match': `"${version}"` } });
  const patch = (promotion: PromotionDetail, body: object) =>
    change(`PATCH /v1/promotions/${promotion.id}`, promotion, body);
  const move = async (promotion: PromotionDetail, name: string) =>
    detailOf(await change(`POST /v1/promotions/${promotion.id}/${name}`, promotion));
  const read = async ({ id }: { id: string }) =>
    detailOf(await test.get(`/v1/promotions/${id}`, 'producer'));
  const bulk = async (path: '' | '/undo', body: object, who = 'producer') =>
    bulkAnswerSchema.parse(
      (
        await test.send(`POST /v1/promotions/bulk${path}`, who, {
          body,
          headers: { 'idempotency-key': randomUUID() },
        })
      ).json(),
    );

  it.each(pairs(rules))('makes of the rule %j the rule %j', async (from, to) => {
    const promotion = await enter({ rule: from });
    expect(detailOf(await patch(promotion, { rule: to })).rule).toEqual(to);
  });

  it.each(pairs(targetTypes))('makes of the target %s the target %s', async (from, to) => {
    const promotion = await enter({ target: targets[from] });
    expect(detailOf(await patch(promotion, { target: targets[to] })).target).toEqual(targets[to]);
  });

  it('replaces the hours of the week and the stock limit as a whole, and takes them away', async () => {
    const promotion = await enter({
      weekly: { days: [6], from: '07:00', to: '12:00' },
      stockLimit: { quantity: '85.000', unit: 'KG' },
    });
    const weekly = { days: [1, 2], from: '09:00', to: '10:00' };
    const stockLimit = { quantity: '10.000', unit: 'L' };
    const changed = detailOf(await patch(promotion, { weekly, stockLimit }));
    expect(changed).toMatchObject({ weekly, stockLimit });
    expect(detailOf(await patch(changed, { weekly: null, stockLimit: null }))).toMatchObject({
      weekly: null,
      stockLimit: null,
    });
  });

  it('refuses a pack that is not the agent’s own', async () => {
    const target = { type: 'PACKS', packIds: ['018f0000-0000-7000-8000-000000000001'] };
    const body = { ...draft, target };
    const answer = await test.send('POST /v1/promotions', 'producer', { body });
    expect(problemSchema.parse(answer.json()).errors).toMatchObject([
      { pointer: '/target/packIds/0', code: 'unknown' },
    ]);
  });

  it('says of a draft what it lacks, and where', async () => {
    const endless = await enter({ startsAt: null, endsAt: null });
    expect(endless.publishRequirements).toEqual([{ pointer: '/endsAt', code: 'required' }]);
    // One with a code may go on until it is stopped.
    const lacking = await enter({ startsAt: null, endsAt: null, trigger: 'CODE' });
    expect(lacking.publishRequirements).toEqual([{ pointer: '/code', code: 'required' }]);
    const dear = await enter({
      rule: { type: 'AMOUNT_OFF', amountMinor: 6000 },
      target: targets.PACKS,
    });
    expect(dear.publishRequirements).toEqual([{ pointer: '/rule/amountMinor', code: 'taken-off' }]);
    expect((await enter()).publishRequirements).toEqual([]);
  });

  it('makes an archived one a draft again', async () => {
    const archived = await move(await enter(), 'archive');
    expect(archived.effectiveStatus).toBe('ARCHIVED');
    expect(await move(archived, 'restore')).toMatchObject({ effectiveStatus: 'DRAFT', frozen: [] });
  });

  it('runs on for a product that became cheaper than what it takes off', async () => {
    const rule = { type: 'AMOUNT_OFF', amountMinor: 5500 };
    const running = await move(
      await enter({ rule, target: targets.PACKS, startsAt: inDays(-1) }),
      'publish',
    );
    const url = `/v1/products/${productId}` as const;
    const product = productDetailSchema.parse((await test.get(url, 'producer')).json());
    const packs = product.packs.map(({ id, label, size, unit, sku, active }) => {
      const kept = { id, label, size, unit, sku, active };
      return { ...kept, priceMinor: 5000 };
    });
    expect((await change(`PATCH ${url}`, product, { packs })).statusCode).toBe(200);
    const longer = detailOf(await patch(running, { endsAt: inDays(20) }));
    expect(longer.endsAt).toBe(inDays(20));
    // Nor does that block a resume after a pause: nobody could correct it.
    const paused = await move(longer, 'pause');
    expect(paused.publishRequirements).toEqual([]);
    const resumed = await move(paused, 'resume');
    expect(resumed.effectiveStatus).toBe('ACTIVE');
    await move(resumed, 'stop');
  });

  it('takes back that one was archived after its end', async () => {
    const over = await move(await enter({ startsAt: inDays(-1), endsAt: inDays(1) }), 'publish');
    await test.at(new Date(inDays(2)), async () => {
      expect((await read(over)).endedAt).toBe(inDays(1));
      const { undoToken } = await bulk('', { ids: [over.id], action: 'archive' });
      expect((await read(over)).effectiveStatus).toBe('ARCHIVED');
      expect((await bulk('/undo', { undoToken })).failed).toEqual([]);
      expect(await read(over)).toMatchObject({ effectiveStatus: 'ENDED', status: 'PUBLISHED' });
    });
  });

  it('says when one was over that was stopped before its end', async () => {
    const running = await move(await enter({ startsAt: inDays(-1) }), 'publish');
    expect(running.endedAt).toBeNull();
    // Changes never go back before those of another test.
    const stopped = await test.at(new Date(inDays(3)), () => move(running, 'stop'));
    expect(stopped).toMatchObject({ endsAt: inDays(10), endedAt: inDays(3) });
  });

  it('finds those that are for a product, a category or a place', async () => {
    const place = (await test.get('/v1/locations?limit=1', 'producer')).json<{
      items: { id: string }[];
    }>().items[0]?.id;
    const [byPack, byCategory, byNarrower, elsewhere] = await Promise.all([
      enter({ target: targets.PACKS }),
      enter({ target: targets.CATEGORIES }),
      enter({ target: { type: 'CATEGORIES', categoryIds: ['leafy-vegetables'] } }),
      enter({ target: { type: 'PRODUCTS', productIds: [] }, locationIds: [place] }),
    ]);
    const found = async (query: string) => {
      const answer = await test.get(`/v1/promotions?limit=100&${query}`, 'producer');
      return promotionPageSchema.parse(answer.json()).items.map(({ id }) => id);
    };
    const ofProduct = await found(`productId=${productId}`);
    expect(ofProduct).toEqual(expect.arrayContaining([byPack.id, byCategory.id]));
    expect(ofProduct).not.toContain(elsewhere.id);
    const ofCategory = await found(`categoryId=${categoryId}`);
    expect(ofCategory).toEqual(expect.arrayContaining([byCategory.id, byNarrower.id]));
    expect(await found('categoryId=leafy-vegetables')).toContain(byCategory.id);
    expect(ofCategory).not.toContain(byPack.id);
    expect(await found(`locationId=${place}`)).toEqual(
      expect.arrayContaining([elsewhere.id, byPack.id]),
    );
  });

  it('publishes, pauses and stops many at once, each for itself, and takes it back', async () => {
    const [ready, lacking] = [await enter(), await enter({ endsAt: null })];
    const ids = [ready.id, lacking.id];
    const published = await bulk('', { ids, action: 'publish' });
    expect(published.succeeded.map(({ id }) => id)).toEqual([ready.id]);
    expect(published.failed).toMatchObject([
      { id: lacking.id, problem: { code: 'publish-requirements' } },
    ]);
    expect((await read(ready)).effectiveStatus).toBe('SCHEDULED');

    const paused = await bulk('', { ids: [ready.id], action: 'pause' });
    await bulk('/undo', { undoToken: paused.undoToken });
    expect((await read(ready)).effectiveStatus).toBe('SCHEDULED');

    const stopped = await bulk('', { ids: [ready.id], action: 'stop' });
    expect((await read(ready)).effectiveStatus).toBe('ENDED');
    await bulk('/undo', { undoToken: stopped.undoToken });
    expect((await read(ready)).effectiveStatus).toBe('SCHEDULED');
  });

  it('publishes nothing in bulk for an agent who is not verified', async () => {
    const body = { ...draft, target: { type: 'ALL' } };
    const own = detailOf(await test.send('POST /v1/promotions', 'seller', { body }));
    const answer = await bulk('', { ids: [own.id], action: 'publish' }, 'seller');
    expect(answer.failed).toMatchObject([{ id: own.id, problem: { code: 'not-verified' } }]);
  });
});

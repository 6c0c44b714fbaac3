import { dashboardSchema } from '@pazar/contracts/dashboard';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locationCalls } from '../testing/location-calls.ts';
import { productCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();

const facetsSchema = z.object({ facets: z.object({ state: z.record(z.string(), z.number()) }) });

describe.each(testDatabases)('The list of promotions on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const enter = async (over: object, isPublished = true) => {
    const body = { name: { en: randomUUID() }, rule: { type: 'PERCENT_OFF', percent: 10 } };
    const answer = await test.send('POST /v1/promotions', 'producer', {
      body: { ...body, startsAt: inDays(0), endsAt: inDays(3), ...over },
    });
    const { id, version } = promotionDetailSchema.parse(answer.json());
    if (!isPublished) return id;
    const headers = { 'if-match': `"${version}"` };
    const moved = await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });
    expect(moved.statusCode).toBe(200);
    return id;
  };
  const rowsOf = async (query: string) => {
    const answer = await test.get(`/v1/promotions?limit=100&${query}`, 'producer');
    return promotionPageSchema.parse(answer.json()).items;
  };
  const rowOf = async (id: string) => (await rowsOf(`ids=${id}`))[0];

  it('says what each is for and where it holds, with the picture of its first product', async () => {
    const { create, find } = productCalls(test);
    const [tomato, plain] = [await find('Pink tomatoes'), await create({ name: { en: 'Zucca' } })];
    const place = await locationCalls(() => test).enter({ name: 'Stall for a list' });
    const productIds = [plain.id, tomato.id];
    const target = { type: 'PRODUCTS', productIds };
    const drafted = async (over: object) => (await rowOf(await enter(over, false)))?.subject;
    expect(await drafted({ target, locationIds: [place.id] })).toEqual({
      type: 'PRODUCTS',
      names: [tomato.name, { mk: null, en: 'Zucca' }],
      total: 2,
      cover: { ...tomato.cover, alt: null },
      places: ['Stall for a list'],
      placesTotal: 1,
    });
    const packIds = tomato.packs.map(({ id }) => id);
    expect(await drafted({ target: { type: 'PACKS', packIds } })).toMatchObject({
      names: [tomato.name],
      total: 1,
      cover: { id: tomato.cover?.id },
      placesTotal: 0,
    });
    const categoryIds = ['fruit', 'vegetables', 'honey'];
    expect(await drafted({ target: { type: 'CATEGORIES', categoryIds } })).toMatchObject({
      names: [{ en: expect.any(String) as string }, { en: expect.any(String) as string }],
      total: 3,
      cover: null,
    });
    expect(await drafted({})).toMatchObject({ type: 'ALL', names: [], total: 0, places: [] });
  });

  it('has those that lower a price now apart from active ones that wait, as the dashboard counts them', async () => {
    const { create } = productCalls(test);
    const product = await create({ name: { en: 'For the states' } });
    const target = { type: 'PRODUCTS', productIds: [product.id] };
    const lowering = await enter({ target, rule: { type: 'PERCENT_OFF', percent: 40 } });
    const beaten = await enter({ target });
    const tomorrow = (testNow.getUTCDay() % 7) + 1;
    const weekly = { days: [tomorrow], from: '07:00', to: '12:00' };
    const closed = await enter({ target, weekly });
    const ids = async (query: string) => (await rowsOf(query)).map(({ id }) => id);
    expect(await ids('state=LOWERING')).toContain(lowering);
    expect(await ids('state=WAITING')).toEqual(expect.arrayContaining([beaten, closed]));
    const active = await rowsOf('status=ACTIVE');
    expect(await ids('state=LOWERING')).toEqual(
      active.filter(({ lowersNow }) => lowersNow).map(({ id }) => id),
    );
    const counted = await test.get('/v1/promotions?limit=1&facets=state', 'producer');
    const { state } = facetsSchema.parse(counted.json()).facets;
    const dashboard = await test.get('/v1/dashboard?blocks=promotions', 'producer');
    expect(dashboardSchema.parse(dashboard.json()).selling?.promotions).toMatchObject({
      data: { active: state['LOWERING'] },
    });
    expect((state['LOWERING'] ?? 0) + (state['WAITING'] ?? 0)).toBe(active.length);
  });

  it('takes one with a code without an end, and lists it among those that end after any day', async () => {
    const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
    const id = await enter({ endsAt: null, trigger: 'CODE', code });
    expect(await rowOf(id)).toMatchObject({ endsAt: null, effectiveStatus: 'ACTIVE' });
    const late = await rowsOf('endsFrom=2099-01-01');
    expect(late.map((row) => row.id)).toContain(id);
    expect(late.every(({ endsAt }) => endsAt === null)).toBe(true);
    const draft = await enter({ endsAt: null }, false);
    const read = await test.get(`/v1/promotions/${draft}`, 'producer');
    expect(promotionDetailSchema.parse(read.json()).publishRequirements).toEqual([
      { pointer: '/endsAt', code: 'required' },
    ]);
  });
});

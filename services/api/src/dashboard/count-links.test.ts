import { dashboardSchema } from '@pazar/contracts/dashboard';
import { managementStatsSchema } from '@pazar/contracts/management';
import { pageInfoSchema } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const kept = 'status=DRAFT&status=ACTIVE';
const keyOf = ({ expectedTo, id }: { expectedTo: string | null; id: string }) =>
  `${expectedTo ?? ''} ${id}`;

describe.each(testDatabases)('What the dashboard counts, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  // The links of the section's cards, with the addresses of the API's lists.
  it.each([
    ['products', 'total', `products?${kept}`],
    ['products', 'live', 'products?visibility=live'],
    ['products', 'lowStock', `products?${kept}&stock=LOW`],
    ['products', 'outOfStock', `products?${kept}&stock=OUT`],
    ['lots', 'total', 'produce?'],
    ['lots', 'available', 'produce?status=AVAILABLE'],
    ['lots', 'growing', 'produce?status=GROWING'],
    ['locations', 'total', 'locations?status=ACTIVE'],
    ['promotions', 'total', `promotions?${kept}&status=SCHEDULED&status=PAUSED&status=ENDED`],
    ['promotions', 'active', 'promotions?state=LOWERING'],
    ['promotions', 'scheduled', 'promotions?status=SCHEDULED'],
  ] as const)('as %s, %s, is what the list %s has', async (block, part, list) => {
    const read = await test.get(`/v1/dashboard?blocks=${block}`, 'producer');
    const selling = new Map(Object.entries(dashboardSchema.parse(read.json()).selling ?? {}));
    const answer = await test.get(`/v1/${list}&count=true&limit=1`, 'producer');
    const { page } = z.object({ page: pageInfoSchema }).parse(answer.json());
    expect(page.total).toBeGreaterThan(0);
    expect(selling.get(block)).toMatchObject({ data: { [part]: page.total } });
  });

  /** What the block of an agent's dashboard carries. */
  const blockOf = async (name: string) => {
    const read = await test.get(`/v1/dashboard?blocks=${name}`, 'producer');
    const selling = new Map(Object.entries(dashboardSchema.parse(read.json()).selling ?? {}));
    return z.object({ data: z.looseObject({}) }).parse(selling.get(name)).data;
  };

  it('names what lowers a price by its end, and what comes next by its start, as the list does', async () => {
    const listed = async (query: string) => {
      const answer = await test.get(`/v1/promotions?${query}&limit=2`, 'producer');
      return promotionPageSchema.parse(answer.json()).items;
    };
    const { now, next } = await blockOf('promotions');
    const running = await listed('state=LOWERING&sort=endsAt');
    expect(now).toEqual(running.map(({ id, name, endsAt: at }) => ({ id, name, at })));
    expect(running.length).toBeGreaterThan(0);
    const coming = await listed('status=SCHEDULED&sort=startsAt');
    expect(next).toEqual(coming.map(({ id, name, startsAt: at }) => ({ id, name, at })));
    expect(coming.length).toBeGreaterThan(0);
  });

  it('names the harvests of this week that are not all in, the soonest end first', async () => {
    const answer = await test.get('/v1/produce?limit=100', 'producer');
    // The week of 23 to 29 November 2026.
    const planned = lotPageSchema
      .parse(answer.json())
      .items.filter(
        ({ status, expectedFrom, expectedTo, expectedQuantity, harvested }) =>
          !['CLOSED', 'LOST'].includes(status) &&
          (expectedFrom ?? '3') <= '2026-11-29' &&
          (expectedTo ?? '0') >= '2026-11-23' &&
          Number(expectedQuantity) > Number(harvested),
      )
      .map(({ id, expectedTo, harvested }) => ({ id, expectedTo, harvested }))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    expect(planned.length).toBeGreaterThan(3);
    const { thisWeek } = await blockOf('harvestDue');
    expect(thisWeek).toMatchObject(
      planned.slice(0, 3).map(({ id, harvested }) => ({ id, harvested })),
    );
  });

  it('has as many products beside the visible ones as the list has hidden ones', async () => {
    const read = await test.get('/v1/dashboard?blocks=products', 'producer');
    const { products } = dashboardSchema.parse(read.json()).selling ?? {};
    const { total, live } = z
      .object({ data: z.object({ total: z.number(), live: z.number() }) })
      .parse(products).data;
    const answer = await test.get('/v1/products?visibility=hidden&count=true&limit=1', 'producer');
    expect(total - live).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ page: { total: total - live } });
  });

  it('counts the same agents for management as the figures and the list that it opens', async () => {
    const read = await test.get('/v1/dashboard?blocks=agents', 'manager');
    const { agents } = z
      .object({ agents: z.object({ data: z.object({ total: z.number() }) }) })
      .parse(dashboardSchema.parse(read.json()).management);
    const { total } = agents.data;
    const states = ['ACTIVE', 'CLOSING', 'SUSPENDED'].map((status) => `accountStatus=${status}`);
    const list = await test.get(
      `/v1/management/agents?${states.join('&')}&count=true&limit=1`,
      'manager',
    );
    expect(list.json()).toMatchObject({ page: { total } });
    const stats = await test.get('/v1/management/stats', 'manager');
    expect(managementStatsSchema.parse(stats.json()).agents.total).toBe(total);
    // The seed has a closed account.
    const all = await test.get('/v1/management/agents?count=true&limit=1', 'manager');
    expect(z.object({ page: pageInfoSchema }).parse(all.json()).page.total).toBeGreaterThan(total);
  });

  it('greets by the shown name', async () => {
    const read = await test.get('/v1/dashboard?blocks=lots', 'producer');
    expect(dashboardSchema.parse(read.json()).displayName).toBe('Стопанство Трајкови');
  });
});

import { agentPageSchema } from '@pazar/contracts/agent';
import { locationPageSchema } from '@pazar/contracts/location';
import { problemSchema } from '@pazar/contracts/problem';
import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const lists = [
  { url: '/v1/products', schema: productPageSchema, own: { producer: 28, seller: 7 } },
  { url: '/v1/produce', schema: lotPageSchema, own: { producer: 40, seller: 6 } },
  { url: '/v1/locations', schema: locationPageSchema, own: { producer: 7, seller: 2 } },
  { url: '/v1/promotions', schema: promotionPageSchema, own: { producer: 10, seller: 2 } },
] as const;
const management = '/v1/management/agents';

describe.each(testDatabases)('Lists on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const codeOf = async (url: string, username?: string) => {
    const response = await test.get(url, username);
    return problemSchema.parse(response.json()).code;
  };

  describe.each(lists)('$url', ({ url, schema, own }) => {
    it('shows each agent all of the own rows and none of another', async () => {
      const seen = new Set<string>();
      for (const [username, count] of Object.entries(own)) {
        const response = await test.get(`${url}?limit=100&count=true`, username);
        expect(response.statusCode).toBe(200);
        const { items, page } = schema.parse(response.json());
        expect(items).toHaveLength(count);
        expect(page).toEqual({
          next: null,
          prev: null,
          limit: 100,
          from: 1,
          total: count,
          totalIsExact: true,
        });
        for (const { id } of items) seen.add(id);
      }
      expect(seen.size).toBe(own.producer + own.seller);
    });

    it('puts what changed last first', async () => {
      const { items } = schema.parse((await test.get(`${url}?limit=100`, 'producer')).json());
      const changes = items.map((item) => item.updatedAt);
      expect(changes).toEqual(changes.toSorted().toReversed());
    });

    it('needs a sign-in and the agent role', async () => {
      expect(await codeOf(url)).toBe('token-invalid');
      expect(await codeOf(url, 'consumer')).toBe('forbidden');
      expect(await codeOf(url, 'manager')).toBe('forbidden');
    });

    it('is empty for an agent who has nothing yet', async () => {
      const { items, page } = schema.parse((await test.get(url, 'kjosev.n')).json());
      expect([items, page.next, page.prev]).toEqual([[], null, null]);
    });
  });

  it('shows management every agent, and nobody else any', async () => {
    const response = await test.get(`${management}?limit=100&count=true`, 'manager');
    const { items, page } = agentPageSchema.parse(response.json());
    expect(items).toHaveLength(25);
    expect(page.total).toBe(25);
    expect(items.find((agent) => agent.username === 'iseini')).toMatchObject({
      displayName: 'Стопанство Исеини',
      accountStatus: 'SUSPENDED',
      verificationStatus: 'VERIFIED',
      settlement: null,
    });
    expect(items.find((agent) => agent.username === 'producer')?.settlement).toBe('Куклиш');
    expect(await codeOf(management)).toBe('token-invalid');
    expect(await codeOf(management, 'producer')).toBe('forbidden');
    expect(await codeOf(management, 'consumer')).toBe('forbidden');
  });

  it('answers 25 rows, no total, and a link to the next page when nothing is asked for', async () => {
    const response = await test.get('/v1/produce', 'producer');
    const { items, page } = lotPageSchema.parse(response.json());
    expect(items).toHaveLength(25);
    expect(page).toEqual({ next: page.next, prev: null, limit: 25, from: 1 });
    expect(page.next).not.toBeNull();
    expect(response.headers['link']).toBe(`<?limit=25&cursor=${page.next}>; rel="next"`);
  });

  it.each(['state=ACTIVE', 'Limit=3', '__proto__=1', 'limit=3&query='])(
    'refuses the unknown filter %s',
    async (query) => {
      const response = await test.get(`/v1/products?${query}`, 'producer');
      const problem = problemSchema.parse(response.json());
      expect(problem).toMatchObject({ status: 400, code: 'unknown-filter' });
      expect(problem.errors?.[0]?.code).toBe('unknown-key');
    },
  );

  it.each([
    ['limit=0', 'min'],
    ['limit=101', 'max'],
    ['limit=2.5', 'invalid'],
    ['limit=1&limit=2', 'invalid'],
    ['cursor=', 'required'],
    [`cursor=${'x'.repeat(2001)}`, 'max-length'],
  ])('refuses %s with its reason', async (query, code) => {
    const response = await test.get(`/v1/products?${query}`, 'producer');
    const problem = problemSchema.parse(response.json());
    expect(problem).toMatchObject({ status: 422, code: 'validation' });
    expect(problem.errors?.map((error) => error.code)).toEqual([code]);
  });
});

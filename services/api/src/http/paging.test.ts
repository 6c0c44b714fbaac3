import { lotPageSchema } from '@pazar/contracts/produce';
import { problemSchema } from '@pazar/contracts/problem';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { promotions } from '../database/tables/promotions.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

describe.each(testDatabases)('Pages on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    // Many rows of the same instant: only the identifier orders them.
    await test.connection.database.update(lots).set({ updatedAt: testNow });
    const own = await test.connection.database.select({ id: lots.id }).from(lots).limit(9);
    const earlier = new Date(testNow.getTime() - 1);
    for (const { id } of own) {
      await test.connection.database
        .update(lots)
        .set({ updatedAt: earlier })
        .where(eq(lots.id, id));
    }
  });
  afterAll(() => test.close());

  async function lotPage(limit: number, cursor: string | null) {
    const query = cursor === null ? '' : `&cursor=${cursor}`;
    const response = await test.get(`/v1/produce?limit=${limit}${query}`, 'producer');
    expect(response.statusCode).toBe(200);
    const { items, page } = lotPageSchema.parse(response.json());
    return { ids: items.map((item) => item.id), page };
  }

  it('visits every row once, forth and back, and numbers it, whatever the size of the pages', async () => {
    const { ids: all } = await lotPage(100, null);
    expect(new Set(all).size).toBe(40);

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 45 }), async (limit) => {
        const forth: string[][] = [];
        let current = await lotPage(limit, null);
        const expectNumbered = () =>
          expect(current.page.from).toBe(all.indexOf(current.ids[0] ?? '') + 1);
        forth.push(current.ids);
        while (current.page.next !== null) {
          expectNumbered();
          current = await lotPage(limit, current.page.next);
          forth.push(current.ids);
        }
        expect(forth.flat()).toEqual(all);

        const back = [current.ids];
        while (current.page.prev !== null) {
          expectNumbered();
          current = await lotPage(limit, current.page.prev);
          back.unshift(current.ids);
        }
        expectNumbered();
        expect(back).toEqual(forth);
      }),
      { numRuns: 10, examples: [[1], [39], [40], [41]] },
    );
  });

  it('refuses a cursor with any character changed', async () => {
    const { page } = await lotPage(3, null);
    const cursor = page.next ?? '';
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: cursor.length - 1 }),
        fc.constantFrom('A', 'b', '-', '.', '9'),
        async (position, character) => {
          fc.pre(cursor[position] !== character);
          const altered = `${cursor.slice(0, position)}${character}${cursor.slice(position + 1)}`;
          const response = await test.get(`/v1/produce?cursor=${altered}`, 'producer');
          expect(problemSchema.parse(response.json())).toMatchObject({
            status: 400,
            code: 'cursor-mismatch',
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('refuses the cursor of another list, of another agent, and of nobody', async () => {
    const { page } = await lotPage(3, null);
    for (const [url, username] of [
      [`/v1/products?cursor=${page.next}`, 'producer'],
      [`/v1/produce?cursor=${page.next}`, 'seller'],
      [`/v1/management/agents?cursor=${page.next}`, 'manager'],
      ['/v1/produce?cursor=eyJ4IjoxfQ', 'producer'],
      [`/v1/produce?cursor=${page.next}.x`, 'producer'],
    ] as const) {
      const response = await test.get(url, username);
      expect(problemSchema.parse(response.json()).code).toBe('cursor-mismatch');
    }
  });

  it('finds the way back when the rows behind a cursor are gone', async () => {
    const page = async (query: string) =>
      promotionPageSchema.parse((await test.get(`/v1/promotions?${query}`, 'producer')).json());
    const first = await page('limit=9');
    const second = await page(`limit=9&cursor=${first.page.next}`);
    const [only] = second.items;
    expect(second.items).toHaveLength(1);
    await test.connection.database.delete(promotions).where(eq(promotions.id, only?.id ?? ''));

    const empty = await page(`limit=9&cursor=${first.page.next}`);
    expect([empty.items, empty.page.next, empty.page.from]).toEqual([[], null, undefined]);
    const back = await page(`limit=9&cursor=${empty.page.prev}`);
    expect(back.items).toEqual(first.items);
    expect(back.page.from).toBe(1);
  });
});

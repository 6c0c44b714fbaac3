import { pageOf } from '@pazar/contracts/page';
import { problemSchema } from '@pazar/contracts/problem';
import { lotStatusSchema } from '@pazar/contracts/produce';
import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { createPager } from '../lists/paging/pager.ts';
import { signedInOf } from './authentication.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { answerList } from './list-answer.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';
import { listQuerySchema } from '../lists/list-query.ts';

const definition: ListDefinition = {
  name: 'test lots',
  table: lots,
  id: lots.id,
  filters: {
    status: oneOf(lotStatusSchema, lots.status),
    ids: oneOf(z.uuid(), lots.id),
    updatedFrom: atLeast(instantValue, lots.updatedAt),
    updatedTo: atMost(instantValue, lots.updatedAt),
  },
  sorts: {
    name: ({ locale }) => (locale === 'mk' ? lots.nameSortMk : lots.nameSortEn),
    updatedAt: () => lots.updatedAt,
    bestBefore: () => ({
      sql: sql`coalesce(cast(${lots.bestBefore} as text), '9999-12-31')`,
      type: 'text',
    }),
  },
  defaultSort: '-updatedAt',
  search: lots.searchFold,
  facets: { status: () => sql`${lots.status}` },
};
const itemSchema = z.object({ id: z.string(), name: z.string(), status: lotStatusSchema });

describe.each(testDatabases)('Lists on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    const { database } = test.connection;
    const parts = { database, clock: () => testNow, pager: createPager(new Uint8Array(32)) };
    test.app.get(
      '/test/lots',
      {
        config: { access: 'ROLE_AGENT', conditional: true },
        schema: { querystring: listQuerySchema(definition) },
      },
      async (request, reply) => {
        const { id } = signedInOf(request).agent;
        const own = eq(lots.agentId, id);
        return answerList(parts, definition, {
          request,
          reply,
          query: request.query,
          own,
          owner: id,
          read: async ({ where, orderBy, limit, sortValues }) => {
            const rows = await database
              .select({ lot: lots, sortValues })
              .from(lots)
              .where(where)
              .orderBy(...orderBy)
              .limit(limit);
            return rows.map(({ lot, sortValues: values }) => ({
              item: { id: lot.id, name: lot.cropNameEn ?? '', status: lot.status },
              sortValues: values,
            }));
          },
        });
      },
    );
  });
  afterAll(() => test.close());

  const get = (query: string, headers: Record<string, string> = {}) =>
    test.get(`/test/lots?${query}`, 'producer', headers);
  async function page(query: string, headers?: Record<string, string>) {
    const response = await get(query, headers);
    expect(response.statusCode).toBe(200);
    return pageOf(itemSchema).parse(response.json());
  }
  async function problem(query: string) {
    const response = await get(query);
    return problemSchema.parse(response.json());
  }
  async function everything(query: string) {
    const names: string[] = [];
    let { items, page: place } = await page(`${query}&limit=7`);
    names.push(...items.map(({ name }) => name));
    while (place.next !== null) {
      ({ items, page: place } = await page(`${query}&limit=7&cursor=${place.next}`));
      names.push(...items.map(({ name }) => name));
    }
    return names;
  }

  /** The pages before the last one, read backwards. */
  async function backwards(query: string) {
    let { page: place } = await page(query);
    while (place.next !== null) ({ page: place } = await page(`${query}&cursor=${place.next}`));
    const pages: string[][] = [];
    while (place.prev !== null) {
      const before = await page(`${query}&cursor=${place.prev}`);
      pages.push(before.items.map(({ name }) => name));
      place = before.page;
    }
    return pages;
  }

  it('keeps rows that fit one of the values of each filter', async () => {
    const { items } = await page('status=AVAILABLE&status=CLOSED&limit=100');
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['AVAILABLE', 'CLOSED']));
    const [first] = items;
    expect((await page(`ids=${first?.id}`)).items).toEqual([first]);
    expect((await page(`ids=${first?.id}&status=LOST`)).items).toEqual([]);
    expect((await page('updatedFrom=2127-01-01')).items).toEqual([]);
  });

  it.each(['jabolko', 'ЈАБОЛКО', 'apple', 'ЈАБ apple'])('finds %s in either script', async (q) => {
    const { items } = await page(`q=${encodeURIComponent(q)}&limit=100`);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['Apple']));
  });

  it('sorts by what the reader sees, through all pages and both ways', async () => {
    const up = await everything('sort=name');
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(up).toHaveLength(40);
    expect(await everything('sort=-name')).toEqual(up.toReversed());
    expect(new Set(await everything('sort=bestBefore,-updatedAt'))).toEqual(new Set(up));
  });

  /** Gives that many lots distinct names, in English and, where it differs, in Macedonian. */
  async function rename(names: readonly (readonly [en: string, mk?: string | undefined])[]) {
    const { database } = test.connection;
    const own = await database.select({ id: lots.id }).from(lots).limit(names.length);
    for (const [index, { id }] of own.entries()) {
      const [en = '', mk = en] = names[index] ?? [];
      const keys = { nameSortMk: sortKey(mk, 'mk'), nameSortEn: sortKey(en, 'en') };
      const texts = { cropNameEn: en, searchFold: foldForSearch(`${en} ${mk}`) };
      await database
        .update(lots)
        .set({ ...keys, ...texts })
        .where(eq(lots.id, id));
    }
  }

  it('ranks names that match as typed, from the whole to a part, before other spellings', async () => {
    const names = ['Zumbra', 'Zumbra mlada', 'Zumbra stara', 'Zeleno', 'Nova zumbra', 'Prazumbra'];
    const all = [...names, 'Зумбра'];
    const mk = new Map([['Zeleno', 'Zumbra zelena']]);
    await rename(all.toReversed().map((name) => [name, mk.get(name)]));
    expect(await everything('q=zumbra')).toEqual(all);
    expect(await backwards('q=zumbra&limit=3')).toEqual([all.slice(3, 6), all.slice(0, 3)]);
    expect((await backwards('q=zumbra&limit=1')).flat()).toEqual(all.slice(0, -1).toReversed());
    expect((await everything('q=ЗУМБРА'))[0]).toBe('Зумбра');
    expect(await everything('q=zumbra&sort=-name')).toEqual(all.toSorted().toReversed());
  });

  it.each([
    ['rkal', ['Moj porkalin', 'Preporkal'], 'Поркал'],
    ['elda n', ['Prazelda nova'], 'Зелда нова'],
    ['zimbo nova k', ['Prazimbo nova kora'], 'Kora nova zimbo'],
    ['zimbo rana k', ['Стара zimbo rana kora'], 'Зимбо рана кора'],
  ])('finds %s where a name has it before other spellings', async (q, names, other) => {
    await rename([other, ...names].map((name) => [name]));
    const found = await everything(`q=${encodeURIComponent(q)}`);
    expect(found.slice(0, -1).toSorted()).toEqual(names);
    expect(found.at(-1)).toBe(other);
  });

  it('ranks each row that a search finds once, and loses none', async () => {
    const names = [
      'Zumbra mlada',
      'Nova zumbra',
      'Презумбра бела',
      'Ран-домат 7 a',
      'Bela zumbra b',
    ];
    await rename(names.map((name, index) => [name, names.at(index - 1)]));
    const ids = async (query: string) =>
      (await page(`${query}&limit=100`)).items.map(({ id }) => id).toSorted();
    const cut = fc
      .tuple(fc.constantFrom(...names), fc.nat(14), fc.integer({ min: 1, max: 15 }))
      .map(([name, from, length]) => name.slice(from, from + length));
    const search = fc.asyncProperty(cut, async (text) => {
      const q = `q=${encodeURIComponent(text)}`;
      // A list in a named order has one part: it finds the same rows.
      expect(await ids(q)).toEqual(await ids(`${q}&sort=name`));
    });
    await fc.assert(search, { numRuns: 150 });
  });

  it('takes a day as a day of the market', async () => {
    const { database } = test.connection;
    const [lot] = await database.select({ id: lots.id }).from(lots).limit(1);
    const id = lot?.id ?? '';
    const found = async (instant: string, query: string) => {
      await database
        .update(lots)
        .set({ updatedAt: new Date(instant) })
        .where(eq(lots.id, id));
      return (await page(`ids=${id}&${query}`)).items.length;
    };
    for (const [instant, day] of [
      ['2026-06-30T22:00:00.000Z', '2026-07-01'],
      ['2026-07-01T21:59:59.999Z', '2026-07-01'],
      ['2026-12-31T23:00:00.000Z', '2027-01-01'],
      // Clocks go back in this night: the day has 25 hours.
      ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ] as const) {
      expect(await found(instant, `updatedFrom=${day}&updatedTo=${day}`)).toBe(1);
    }
    expect(await found('2026-07-01T22:00:00.000Z', 'updatedTo=2026-07-01')).toBe(0);
    expect(await found('2026-06-30T21:59:59.999Z', 'updatedFrom=2026-07-01')).toBe(0);
    const exact = '2026-07-01T10:00:00.000Z';
    expect(await found(exact, `updatedFrom=${exact}&updatedTo=${exact}`)).toBe(1);
  });

  it('counts by facet under all other filters', async () => {
    const { facets } = await page('facets=status&status=CLOSED');
    expect(Object.keys(facets?.['status'] ?? {})).toContain('AVAILABLE');
    const { items } = await page('status=CLOSED&limit=100');
    expect(facets?.['status']?.['CLOSED']).toBe(items.length);
  });

  it('refuses what it does not know and names what it does', async () => {
    expect(await problem('colour=red')).toMatchObject({
      status: 400,
      code: 'unknown-filter',
      allowed: expect.arrayContaining(['status', 'ids', 'q', 'sort', 'limit']) as unknown,
    });
    for (const sort of ['constructor', '__proto__', '-toString', 'name,', '-']) {
      expect(await problem(`sort=${sort}`)).toMatchObject({ status: 400, code: 'unknown-sort' });
    }
    expect(await problem('sort=colour')).toMatchObject({
      status: 400,
      code: 'unknown-sort',
      allowed: ['name', 'updatedAt', 'bestBefore'],
    });
    expect(await problem('facets=colour')).toMatchObject({ status: 422, code: 'validation' });
    expect(await problem('status=RED')).toMatchObject({ status: 422, code: 'validation' });
  });

  it('refuses the cursor of another filter, search or order', async () => {
    const { page: place } = await page('status=CLOSED&limit=1');
    for (const query of ['status=LOST', 'status=CLOSED&q=a', 'status=CLOSED&sort=name']) {
      expect(await problem(`${query}&limit=1&cursor=${place.next}`)).toMatchObject({
        status: 400,
        code: 'cursor-mismatch',
      });
    }
  });

  it('links to the next page with the same filters', async () => {
    const response = await get('status=CLOSED&limit=1');
    expect(response.headers.link).toMatch(/^<\?status=CLOSED&limit=1&cursor=[^>]+>; rel="next"$/);
  });

  it('answers 304 while the page is the same', async () => {
    const first = await get('limit=3');
    const again = await get('limit=3', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordStatements, type StatementRecorder } from '../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

type Read = [path: string, most: number, username?: string];

/** What each list runs at most, with the one that finds the session. */
const lists: Read[] = [
  ['/v1/products?limit=25', 3],
  ['/v1/products?limit=25&sort=name', 3],
  ['/v1/produce?limit=25', 3],
  ['/v1/locations?limit=25', 2],
  ['/v1/promotions?limit=25', 3],
  ['/v1/products/:id/movements?limit=25', 3],
  ['/v1/produce/:id/movements?limit=25', 3],
  ['/v1/products/:id/history?limit=25', 3],
  ['/v1/locations/:id/history?limit=25', 3],
  ['/v1/activity?limit=25', 2],
  ['/v1/notifications?limit=25', 2],
  ['/v1/management/agents?limit=25', 2, 'manager'],
  ['/v1/management/products?limit=25', 2, 'manager'],
  ['/v1/management/audit?limit=25', 2, 'manager'],
  ['/v1/management/verification?limit=25', 3, 'manager'],
];

/** What a read of one record runs at most, with the session, and with the two that make it one snapshot. */
const details: Read[] = [
  ['/v1/products/:id', 7],
  ['/v1/products/:id/prices', 9],
  ['/v1/products/:id/offers', 6],
  ['/v1/produce/:id', 7],
  ['/v1/locations/:id', 4],
  ['/v1/locations/:id/uses', 8],
  ['/v1/promotions/:id', 4],
  ['/v1/promotions/:id/effect', 10],
  ['/v1/dashboard', 34],
  ['/v1/dashboard', 9, 'manager'],
];

const pageSchema = z.object({ items: z.tuple([z.object({ id: z.uuid() })], z.unknown()) });
const preparedSchema = z.object({ rows: z.array(z.object({ statement: z.string() })) });

describe.each(testDatabases)('Reads on $name', ({ name, open }) => {
  let test: TestApp;
  let recorder: StatementRecorder;
  beforeAll(async () => {
    recorder = recordStatements(await open());
    test = await startTestApp(recorder.connection);
  });
  afterAll(() => test.close());

  /** The first of the records that a path is about, at a real address. */
  async function addressOf(path: string): Promise<string> {
    const [list, rest] = path.split('/:id', 2);
    if (rest === undefined) return encodeURI(path);
    const page = pageSchema.parse((await test.get(`${list}?limit=1`, 'producer')).json());
    return `${list}/${page.items[0].id}${rest}`;
  }
  async function read(url: string, username: string) {
    recorder.take();
    const answer = await test.get(url, username);
    expect(answer.statusCode).toBe(200);
    return recorder.take();
  }

  /** Of the connection that served the last read: the pool gives it out first. */
  async function preparedStatements(): Promise<string[]> {
    const answer = await recorder.ask('select statement from pg_prepared_statements', []);
    return preparedSchema.parse(answer).rows.map(({ statement }) => statement);
  }

  it.each([...lists, ...details])(
    'of %s run at most %i statements',
    async (path, most, username = 'producer') => {
      const url = await addressOf(path);
      await test.get(url, username);
      const statements = await read(url, username);
      expect(statements.map(({ query }) => query).slice(most)).toEqual([]);
      // The test counts something.
      expect(statements.length).toBeGreaterThan(1);
    },
  );

  it.runIf(name === 'PostgreSQL').each([...lists, ...details])(
    'of %s are prepared, when they are repeated',
    async (path, _most, username = 'producer') => {
      const url = await addressOf(path);
      await read(url, username);
      await read(url, username);
      const statements = await read(url, username);
      const sent = statements.filter(({ params }) => params.length > 0);
      const prepared = await preparedStatements();
      expect(sent.map(({ query }) => query).filter((query) => !prepared.includes(query))).toEqual(
        [],
      );
      expect(sent.length).toBeGreaterThan(1);
    },
  );

  it.runIf(name === 'PostgreSQL').each(['status=ACTIVE', 'stock=LOW', 'q=домат'])(
    'of a list with %s are planned for what is asked',
    async (query) => {
      const url = encodeURI(`/v1/products?limit=25&${query}`);
      for (const _ of [1, 2, 3]) await read(url, 'producer');
      const pages = (await read(url, 'producer')).filter((one) => one.query.includes('"page"'));
      expect(pages.length).toBeGreaterThan(0);
      const prepared = await preparedStatements();
      expect(pages.filter((page) => prepared.includes(page.query))).toEqual([]);
    },
  );
});

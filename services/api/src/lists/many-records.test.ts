import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productList } from '../products/product-list.ts';
import type { Database } from '../database/database.ts';
import { agentList } from '../management/agent-list.ts';
import { auditList } from '../history/audit-list.ts';
import { locationList } from '../locations/location-list.ts';
import { promotionList } from '../promotions/promotion-list.ts';
import { movementList } from '../stock/movement-list.ts';
import { lotList } from '../produce/lot-list.ts';
import { copyRows, multipliedTables, multiplyRows } from '../testing/multiply-rows.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { recordQueries, type RecordingConnection } from '../testing/recorded-plans.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases, testServerUrl } from '../testing/test-databases.ts';

const page = z.object({
  items: z.array(z.object({ id: z.string() })),
  page: z.object({ next: z.string().nullable() }),
});
const sortsOf = ({ sorts }: { sorts: object }) =>
  Object.keys(sorts).flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
const searches = ['q=домат', 'q=tomat', 'q=јаболка', 'q=peppers', 'q=розов домат 77', 'q=rozov 77'];

type List = [path: string, queries: string[]];

const lists: List[] = [
  [
    '/v1/products',
    [
      '',
      ...sortsOf(productList),
      ...searches,
      'status=ACTIVE',
      'status=DRAFT',
      'stock=OUT',
      'stock=LOW',
      'stockMode=MANUAL',
      'categoryId=fruit',
      'priceMin=5000&priceMax=6000',
      'updatedFrom=2026-11-01',
      'visibility=live',
      'visibility=hidden',
      'hasImages=false',
      'q=домат&status=ACTIVE&sort=name',
    ],
  ],
  [
    '/v1/produce',
    [
      '',
      ...sortsOf(lotList),
      ...searches,
      'status=AVAILABLE',
      'stock=some',
      'seasonYear=2026',
      'sellFirst=true&sort=bestBefore',
      'updatedFrom=2026-11-01',
    ],
  ],
  [
    '/v1/locations',
    ['', ...sortsOf(locationList), 'q=нива', 'status=ACTIVE', 'type=FIELD', 'hasPosition=true'],
  ],
  [
    '/v1/promotions',
    ['', ...sortsOf(promotionList), 'q=попуст', 'status=ACTIVE', 'type=PERCENT_OFF'],
  ],
  ['/v1/activity', ['']],
];

/** The settlement of an agent is a row of another table, and agents are thousands, not hundreds of thousands. */
const isIndexed = (query: string) => !query.endsWith('settlement');

/** Lists that management reads of all agents. */
const managedLists: List[] = [
  [
    '/v1/management/agents',
    ['', ...sortsOf(agentList).filter(isIndexed), 'q=ristov', 'accountStatus=SUSPENDED'],
  ],
  ['/v1/management/verification', ['']],
  [
    '/v1/management/audit',
    ['', ...sortsOf(auditList), 'entity=product', 'from=2026-11-01', 'q=ristov'],
  ],
];

/**
 * The planner decides by the size of a table: these tests notice a dropped index of words at 100,000
 * products, and not at 60,000. PGlite has the same planner, and takes minutes for as many.
 */
const products = testServerUrl === '' ? 10_000 : 100_000;

/** The most rows of a file (docs of `GET /v1/products/export`). */
const maxExported = 5000;

/** Files that would have more. */
const largeExports = [
  ['/v1/products/export', 'producer'],
  ['/v1/produce/export', 'producer'],
  ['/v1/locations/export', 'producer'],
  ['/v1/management/audit/export', 'manager'],
] as const;

/** Gives the producer more locations than a file may have. */
const addLocations = (database: Database) =>
  copyRows(database, {
    table: 'locations',
    only: "agent_id = (select id from api.agents where username = 'producer') and is_primary",
    wanted: maxExported,
    changes: {
      id: 'gen_random_uuid()',
      name: "row.name || ' ' || copy",
      is_primary: 'false',
    },
  });

describe.each(testDatabases)('Many records on $name', ({ open }) => {
  let test: TestApp;
  let recording: RecordingConnection;
  beforeAll(async () => {
    recording = recordQueries(await open());
    test = await startTestApp(recording.connection);
    const { database } = recording.connection;
    await multiplyRows(database, products);
    await addLocations(database);
  }, 240_000);
  afterAll(() => test.close());

  async function read(url: string) {
    const username = url.startsWith('/v1/management/') ? 'manager' : 'producer';
    const response = await test.get(encodeURI(url), username);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return page.parse(response.json());
  }
  async function fullScans(url: string): Promise<string[]> {
    const found = await recording.takeFullScans();
    const large = found.filter(({ table }) => multipliedTables.includes(table));
    return large.map(({ table, query }) => `${url} reads all of ${table}: ${query}`);
  }

  it.each([...lists, ...managedLists])(
    'are read by an index in lists: %s',
    async (path, queries) => {
      await recording.takeFullScans();
      const scans: string[] = [];
      for (const query of queries) {
        const url = `${path}?${query}`;
        const first = await read(url);
        const { next } = first.page;
        if (next !== null) await read(`${url}&cursor=${next}`);
        scans.push(...(await fullScans(url)));
      }
      expect(scans).toEqual([]);
    },
  );

  it.each(['/v1/products', '/v1/produce'])(
    'are read by an index in ledgers of %s',
    async (path) => {
      const { items } = await read(`${path}?limit=3`);
      await recording.takeFullScans();
      const scans: string[] = [];
      for (const { id } of items) {
        for (const sort of ['', ...sortsOf(movementList)]) {
          const url = `${path}/${id}/movements?${sort}`;
          await test.get(url, 'producer');
          scans.push(...(await fullScans(url)));
        }
      }
      expect(scans).toEqual([]);
    },
  );

  it.each(largeExports)('do not fit into one file: %s', async (path, username) => {
    const all = await test.get(path, username);
    expect(refusalOf(all)).toBe('413 too-large');
    expect(all.json()).toMatchObject({ limit: maxExported });
  });

  it('fit into a file where a filter leaves few', async () => {
    const some = await test.get(encodeURI('/v1/products/export?q=домат 77'), 'producer');
    expect(some.statusCode).toBe(200);
    expect(some.body.split('\r\n').length).toBeGreaterThan(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { copyRows, multiplyRows } from '../testing/multiply-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The most rows of a file (docs of `GET /v1/products/export`). */
const mostRows = 5000;
const counted = z.object({ rows: z.tuple([z.object({ own: z.coerce.number() })]) });

describe.each(testDatabases)('An export on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    const { database } = test.connection;
    await multiplyRows(database, 2 * mostRows);
    await copyRows(database, {
      table: 'locations',
      only: "agent_id = (select id from api.agents where username = 'producer') and is_primary",
      wanted: mostRows,
      changes: {
        id: 'gen_random_uuid()',
        name: "row.name || ' ' || copy",
        is_primary: 'false',
      },
    });
  }, 120_000);
  afterAll(() => test.close());

  it('refuses more rows than a file may have, and gives what a filter leaves', async () => {
    const answer = await test.connection.database.execute(sql`
      select count(*) as own from api.products join api.agents as agent on agent.id = agent_id
      where agent.username = 'producer'`);
    expect(counted.parse(answer).rows[0].own).toBeGreaterThan(mostRows);

    for (const [path, username] of [
      ['/v1/products/export', 'producer'],
      ['/v1/produce/export', 'producer'],
      ['/v1/locations/export', 'producer'],
      ['/v1/management/audit/export', 'manager'],
    ] as const) {
      const all = await test.get(path, username);
      expect(refusalOf(all)).toBe('413 too-large');
      expect(all.json()).toMatchObject({ limit: mostRows });
    }

    const some = await test.get(encodeURI('/v1/products/export?q=домат 77'), 'producer');
    expect(some.statusCode).toBe(200);
    expect(some.body.split('\r\n').length).toBeGreaterThan(2);
  });
});

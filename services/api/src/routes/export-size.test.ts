import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalOf } from '../testing/product-calls.ts';
import { multiplyRows } from '../testing/multiply-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The most rows of a file (docs of `GET /v1/products/export`). */
const mostRows = 5000;
const counted = z.object({ rows: z.tuple([z.object({ own: z.coerce.number() })]) });

describe.each(testDatabases)('An export on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    await multiplyRows(test.connection.database, 2 * mostRows);
  }, 120_000);
  afterAll(() => test.close());

  it('refuses more rows than a file may have, and gives what a filter leaves', async () => {
    const answer = await test.connection.database.execute(sql`
      select count(*) as own from api.products join api.agents as agent on agent.id = agent_id
      where agent.username = 'producer'`);
    expect(counted.parse(answer).rows[0].own).toBeGreaterThan(mostRows);

    const all = await test.get('/v1/products/export', 'producer');
    expect(refusalOf(all)).toBe('413 too-large');
    expect(all.json()).toMatchObject({ limit: mostRows });

    const some = await test.get(encodeURI('/v1/products/export?q=домат 77'), 'producer');
    expect(some.statusCode).toBe(200);
    expect(some.body.split('\r\n').length).toBeGreaterThan(2);
  });
});

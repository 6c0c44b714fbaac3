import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeKey } from '../idempotency/idempotency-store.ts';
import { describedRoutes } from '../testing/described-routes.ts';
import { formData } from '../testing/form-data.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { routeBodies } from '../testing/route-bodies.ts';
import { routeRules } from '../testing/route-rules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createWalkRows } from '../testing/walk-rows.ts';

/** Transactions of an embedded database wait for each other: nothing is under way beside another. */
const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('A key that another request holds, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  it('is refused by every route that takes one', async () => {
    const makeRow = createWalkRows(test);
    const all = await describedRoutes(test.app);
    const keyed = all.filter(({ key }) => key !== 'none');
    expect(keyed.length).toBeGreaterThan(40);
    const agents = {
      manager: (await test.signIn('manager')).id,
      producer: (await test.signIn('producer')).id,
    };
    const wrong: string[] = [];
    for (const { name, path, takesFile } of keyed) {
      const rule = routeRules[name];
      const username = rule?.access === 'manager' ? 'manager' : 'producer';
      const agentId = agents[username];
      const row = rule?.row === undefined ? '' : await makeRow(rule.row, 'producer');
      const fields: Record<string, string> = path === '/v1/imports' ? { kind: 'products' } : {};
      const form = takesFile ? await formData(new Uint8Array(), fields) : undefined;
      const body = form?.body ?? rule?.body ?? routeBodies[name] ?? {};
      const key = uuid();
      const route = path.replace('{id}', ':id');
      const answer = await test.connection.database.transaction(async (transaction) => {
        await takeKey(transaction, { agentId, route, key });
        return test.send(`POST ${path.replace('{id}', row)}`, username, {
          body,
          headers: { 'if-match': '"1"', 'idempotency-key': key, ...form?.headers },
        });
      });
      if (refusalOf(answer) !== '409 request-in-progress') wrong.push(`${name}: ${answer.body}`);
    }
    expect(wrong).toEqual([]);
  });
});

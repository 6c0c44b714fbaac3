import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeKey } from './idempotency/idempotency-store.ts';
import { describedRoutes } from '../testing/described-routes.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createWalk } from '../testing/walk-requests.ts';

/** Transactions of an embedded database wait for each other: no two run at the same time. */
const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('A key that another request holds, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  it('is refused by every route that takes one', async () => {
    const walk = createWalk(test);
    const keyed = (await describedRoutes(test.app)).filter(({ key }) => key !== 'none');
    expect(keyed.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const route of keyed) {
      const { id: agentId } = await walk.callerOf(route);
      const held = { agentId, route: route.path.replaceAll(/\{(\w+)\}/g, ':$1'), key: uuid() };
      const answer = await test.connection.database.transaction(async (transaction) => {
        await takeKey(transaction, held);
        return walk.send(route, ({ headers }) => ({
          headers: { ...headers, 'idempotency-key': held.key },
        }));
      });
      const refusal = refusalOf(answer);
      if (refusal !== '409 request-in-progress') wrong.push(`${route.name}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});

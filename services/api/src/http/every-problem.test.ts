import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedRoutes, type DescribedRoute } from '../testing/described-routes.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { faults } from '../testing/route-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createWalk, type Walk } from '../testing/walk-requests.ts';

describe.each(testDatabases)('Every route on $name', ({ open }) => {
  let test: TestApp;
  let routes: DescribedRoute[];
  let walk: Walk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    walk = createWalk(test);
    routes = await describedRoutes(test.app);
  });
  afterAll(() => test.close());

  it('answers 304 to a caller that has its answer, where it says so', async () => {
    const wrong: string[] = [];
    for (const route of routes.filter(({ statuses }) => statuses.includes(304))) {
      let row = '';
      const { headers } = await walk.send(route, (request) => {
        ({ row } = request);
        return {};
      });
      const tag = String(headers['etag']);
      const again = await walk.send(route, (request) => ({
        row,
        headers: { ...request.headers, 'if-none-match': `"other", ${tag}` },
      }));
      if (again.statusCode !== 304 || again.body !== '') wrong.push(route.name);
    }
    expect(wrong).toEqual([]);
  });

  it.each(faults)('answers $what with $answer, and says so', async ({ meets, change, answer }) => {
    const status = Number(answer.slice(0, 3));
    const wrong: string[] = [];
    for (const route of routes.filter(meets)) {
      const response = await walk.send(route, change);
      const found = response.statusCode < 400 ? 'done' : refusalOf(response);
      if (!found.startsWith(answer)) wrong.push(`${route.name}: ${found}`);
      if (!route.statuses.includes(status)) wrong.push(`${route.name} does not say ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

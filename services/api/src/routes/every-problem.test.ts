import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedRoutes, type DescribedRoute } from '../testing/described-routes.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { routeBodies } from '../testing/route-bodies.ts';
import { faults, type Fault, type RouteRequest } from '../testing/route-faults.ts';
import { routeRules, type RouteRule } from '../testing/route-rules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createWalkRows } from '../testing/walk-rows.ts';

describe.each(testDatabases)('Every route on $name', ({ open }) => {
  let test: TestApp;
  let routes: DescribedRoute[];
  let makeRow: ReturnType<typeof createWalkRows>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    makeRow = createWalkRows(test);
    routes = await describedRoutes(test.app);
  });
  afterAll(() => test.close());

  function ruleOf({ name }: DescribedRoute): RouteRule {
    const rule = routeRules[name];
    if (rule === undefined) throw new Error(`${name} has no rule in testing/route-rules.ts.`);
    return rule;
  }

  const tokens = new Map<string, string>();
  async function authorizationOf(access: RouteRule['access']): Promise<string> {
    const username = access === 'manager' ? 'manager' : 'producer';
    const token = tokens.get(username) ?? (await test.signIn(username)).token;
    tokens.set(username, token);
    return `Bearer ${token}`;
  }
  async function send(route: DescribedRoute, change: Fault['change']) {
    const rule = ruleOf(route);
    const { access, row: kind, query = '' } = rule;
    const body = rule.body ?? routeBodies[route.name] ?? {};
    const request: RouteRequest = {
      row: kind === undefined ? '' : await makeRow(kind, 'producer'),
      query,
      body: route.takesJson ? body : undefined,
      headers: {
        ...(access !== 'everybody' && { authorization: await authorizationOf(access) }),
        'if-match': '"1"',
        ...(route.key !== 'none' && { 'idempotency-key': uuid() }),
      },
    };
    const sent = { ...request, ...change(request, route) };
    const url = route.path.replace(/\{(?:id|key)\}/, encodeURIComponent(sent.row));
    return test.app.inject({
      method: route.method as 'GET',
      url: `${url.replace('{n}', '1').replace('{size}', '480')}?${sent.query}`,
      headers: sent.headers,
      ...(sent.body !== undefined && { payload: sent.body }),
    });
  }

  it('answers 304 to whoever has its answer, where it says so', async () => {
    const wrong: string[] = [];
    for (const route of routes.filter(({ statuses }) => statuses.includes(304))) {
      let row = '';
      const { headers } = await send(route, (request) => {
        ({ row } = request);
        return {};
      });
      const tag = String(headers['etag']);
      const again = await send(route, (request) => ({
        row,
        headers: { ...request.headers, 'if-none-match': `"other", ${tag}` },
      }));
      if (again.statusCode !== 304 || again.body !== '') wrong.push(route.name);
    }
    expect(wrong).toEqual([]);
  });

  it.each(faults)('answers $what with $answer', async ({ meets, change, answer }) => {
    const wrong: string[] = [];
    for (const route of routes.filter(meets)) {
      const response = await send(route, change);
      const status = Number(answer.slice(0, 3));
      const found = response.statusCode < 400 ? String(response.statusCode) : refusalOf(response);
      if (!found.startsWith(answer)) wrong.push(`${route.name}: ${found}`);
      if (!route.statuses.includes(status)) wrong.push(`${route.name} does not say ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

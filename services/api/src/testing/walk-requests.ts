import type { Session } from '@pazar/contracts/session';
import { v4 as uuid } from 'uuid';
import type { DescribedRoute } from './described-routes.ts';
import { formData } from './form-data.ts';
import { routeBodies } from './route-bodies.ts';
import type { RouteChange, RouteRequest } from './route-faults.ts';
import { routeRules, type RouteRule } from './route-rules.ts';
import type { TestApp } from './test-app.ts';
import { createSpareRows, type SpareRow } from './spare-rows.ts';

/** Sends every route a valid request, changed by the test. */
export type Walk = ReturnType<typeof createWalk>;

export function createWalk(test: TestApp) {
  const takeRow = createSpareRows(test);
  const sessions = new Map<string, Session>();

  /** The agent who sends the requests. */
  async function callerOf(route: DescribedRoute): Promise<Session> {
    const username = ruleOf(route).access === 'manager' ? 'manager' : 'producer';
    const session = sessions.get(username) ?? (await test.signIn(username));
    sessions.set(username, session);
    return session;
  }

  async function requestOf(route: DescribedRoute, row: SpareRow | null): Promise<RouteRequest> {
    const { access, query = '' } = ruleOf(route);
    const { body, headers } = await contentOf(route);
    const isSignedIn = access !== 'everybody';
    return {
      row: row?.id ?? '',
      query,
      body,
      headers: {
        ...headers,
        ...(isSignedIn && { authorization: `Bearer ${(await callerOf(route)).token}` }),
        'if-match': '"1"',
        ...(route.key !== 'none' && { 'idempotency-key': uuid() }),
      },
    };
  }

  return {
    callerOf,
    send: async (route: DescribedRoute, change: RouteChange) => {
      const { row: kind } = ruleOf(route);
      const spare = kind === undefined ? null : await takeRow(kind, 'producer');
      const request = await requestOf(route, spare);
      const { row, query, body, headers } = { ...request, ...change(request, route) };
      const url = route.path
        .replace(/\{(?:id|key)\}/, encodeURIComponent(row))
        .replace('{n}', '1')
        .replace('{size}', '480');
      const response = await test.app.inject({
        method: route.method,
        url: `${url}?${query}`,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      if (route.method === 'GET' || response.statusCode >= 400) spare?.keep();
      return response;
    },
  };
}

function ruleOf({ name }: DescribedRoute): RouteRule {
  const rule = routeRules[name];
  if (rule === undefined) throw new Error(`${name} has no rule in testing/route-rules.ts.`);
  return rule;
}

async function contentOf(
  route: DescribedRoute,
): Promise<Pick<RouteRequest, 'body'> & { headers?: Record<string, string> }> {
  if (route.takesFile) {
    const isImport = route.path === '/v1/imports';
    return formData(new Uint8Array([1]), isImport ? { kind: 'products' } : {});
  }
  if (!route.takesJson) return { body: undefined };
  return { body: ruleOf(route).body ?? routeBodies[route.name] ?? {} };
}

import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedRoutes } from '../testing/described-routes.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { promisedEndpoints } from '../testing/promised-endpoints.ts';
import { routeRules, type RouteRule } from '../testing/route-rules.ts';
import { createSpareRows, type SpareRow } from '../testing/spare-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

interface Caller {
  username: string | undefined;
  may: RouteRule['access'][];
  isVerified?: true;
  isSuspended?: true;
}

/** One of every kind, as the seed has them. */
const callers: Record<string, Caller> = {
  nobody: { username: undefined, may: ['everybody'] },
  consumer: { username: 'consumer', may: ['everybody', 'signed-in'] },
  'an unverified agent': { username: 'seller', may: ['everybody', 'signed-in', 'agent'] },
  'an agent': { username: 'producer', may: ['everybody', 'signed-in', 'agent'], isVerified: true },
  'a suspended agent': {
    username: 'iseini',
    may: ['everybody', 'signed-in', 'agent'],
    isVerified: true,
    isSuspended: true,
  },
  'a manager': { username: 'manager', may: ['everybody', 'signed-in', 'manager'] },
};

/** Whose rows are foreign to all of them. */
const stranger = 'ristov';
const unknownId = '0193a000-0000-7000-8000-000000000000';
/** Of rows that nobody has changed as often: a change that is let through changes nothing. */
const staleVersion = '"9999"';
/** Answers to those who should have been let in. */
const refused = /^(?:401|403|5\d\d)/;
const notLetIn = /^(?:401|403|404|5\d\d)/;

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

function ruleOf(route: string): RouteRule {
  const rule = routeRules[route];
  if (rule === undefined) throw new Error(`${route} has no rule in testing/route-rules.ts.`);
  return rule;
}

function isRead(route: string): boolean {
  return route.startsWith('GET ');
}

/** The refusal that a caller must get first, or null when the caller may use the route. */
function refusalFor(route: string, { username, may, ...caller }: Caller): string | null {
  const { access, suspended, verified } = ruleOf(route);
  if (access === 'everybody') return null;
  if (username === undefined) return '401 token-invalid';
  if (!may.includes(access)) return '403 forbidden';
  if (caller.isSuspended && !isRead(route) && suspended !== true) return '403 agent-suspended';
  return verified === true && caller.isVerified !== true ? '403 not-verified' : null;
}

describe.each(testDatabases)('Every route on $name', ({ open }) => {
  let test: TestApp;
  let routes: string[];
  const tokens = new Map<string, string>();
  let takeRow: ReturnType<typeof createSpareRows>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    takeRow = createSpareRows(test);
    routes = (await describedRoutes(test.app)).map(({ name }) => name);
  });
  afterAll(() => test.close());

  async function tokenOf(username: string, rule: RouteRule): Promise<string> {
    const known = tokens.get(username);
    if (known !== undefined && rule.endsSession !== true) return known;
    const { token } = await test.signIn(username);
    if (rule.endsSession !== true) tokens.set(username, token);
    return token;
  }

  /** The status, and the code of a problem. */
  async function ask(route: string, username: string | undefined, row: string): Promise<string> {
    const rule = ruleOf(route);
    const [method, path = ''] = route.split(' ', 2);
    const url = path
      .replace(/\{(?:id|key)\}/, row)
      .replace('{n}', '1')
      .replace('{size}', '480');
    const token = username === undefined ? undefined : await tokenOf(username, rule);
    const response = await test.app.inject({
      method: methodSchema.parse(method),
      url: rule.query === undefined ? url : `${url}?${rule.query}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'if-match': staleVersion, 'idempotency-key': uuid() }),
      },
      ...(rule.body !== undefined && { payload: rule.body }),
    });
    const isProblem = String(response.headers['content-type']).includes('problem+json');
    return isProblem ? refusalOf(response).split(' ', 2).join(' ') : String(response.statusCode);
  }

  /** As `ask`, about a row or, without one, about a row that is not there. */
  async function askAboutRow(
    route: string,
    username: string | undefined,
    row: SpareRow | undefined,
  ): Promise<string> {
    const answer = await ask(route, username, row?.id ?? unknownId);
    if (isRead(route) || /^[45]/.test(answer)) row?.keep();
    return answer;
  }

  it('is there that was promised', () => {
    expect(promisedEndpoints().filter((endpoint) => !routes.includes(endpoint))).toEqual([]);
  });

  it('has a rule here', () => {
    expect(routes.filter((route) => routeRules[route] === undefined)).toEqual([]);
  });

  it.each(Object.entries(callers))('lets in or refuses %s as its rule says', async (_, caller) => {
    const { username } = caller;
    const wrong: string[] = [];
    for (const route of routes) {
      const rule = ruleOf(route);
      const refusal = refusalFor(route, caller);
      // Management is let in to the rows of others.
      const owner = rule.access === 'manager' ? stranger : (username ?? stranger);
      const kind = refusal === null ? rule.row : undefined;
      const answer = await askAboutRow(route, username, kind && (await takeRow(kind, owner)));
      const isRight =
        refusal === null ? !(kind ? notLetIn : refused).test(answer) : answer === refusal;
      if (!isRight) wrong.push(`${route}: ${answer} instead of ${refusal ?? 'letting in'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('hides the rows of others from everybody but management', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { row: kind, access } = ruleOf(route);
      if (kind === undefined || access === 'manager') continue;
      const row = await takeRow(kind, stranger);
      for (const caller of Object.values(callers)) {
        const refusal = refusalFor(route, caller) ?? '404 not-found';
        const answer = await ask(route, caller.username, row.id);
        if (answer !== refusal) wrong.push(`${route} by ${caller.username}: ${answer}`);
      }
      row.keep();
    }
    expect(wrong).toEqual([]);
  });

  it('lets nobody who is suspended write, but for the ways out', () => {
    const waysOut = routes.filter((route) => !isRead(route) && ruleOf(route).suspended === true);
    expect(waysOut.toSorted()).toEqual([
      'DELETE /v1/account/close',
      'DELETE /v1/account/sessions',
      'DELETE /v1/account/sessions/{id}',
      'POST /v1/account/appeal',
      'POST /v1/account/export',
      'POST /v1/agent/token/refresh',
      'POST /v1/notifications/read',
      'POST /v1/promotions/preview',
    ]);
  });

  it('gives management no way to edit what agents keep, but to block it', () => {
    const writes = routes.filter((route) => !isRead(route) && ruleOf(route).access === 'manager');
    const ofAgents = writes.filter((route) => !route.includes('/v1/management/reference/'));
    expect(ofAgents.toSorted()).toEqual([
      'DELETE /v1/management/agents/{id}/lease',
      'POST /v1/management/agents/{id}/apart',
      'POST /v1/management/agents/{id}/notes',
      'POST /v1/management/agents/{id}/reactivate',
      'POST /v1/management/agents/{id}/second-factor/end',
      'POST /v1/management/agents/{id}/sessions/revoke',
      'POST /v1/management/agents/{id}/suspend',
      'POST /v1/management/agents/{id}/verification',
      'POST /v1/management/agents/{id}/view',
      'POST /v1/management/audit/proof',
      'POST /v1/management/products/{id}/block',
      'POST /v1/management/products/{id}/unblock',
      'PUT /v1/management/agents/{id}/lease',
      'PUT /v1/management/agents/{id}/roles',
    ]);
  });
});

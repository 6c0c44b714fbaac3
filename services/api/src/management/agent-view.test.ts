import { activityPageSchema } from '@pazar/contracts/activity';
import { agentPageSchema } from '@pazar/contracts/agent';
import { auditPageSchema } from '@pazar/contracts/management';
import { sessionSchema, type Session } from '@pazar/contracts/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedRoutes } from '../testing/described-routes.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { routeRules } from '../testing/route-rules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const reason = 'Производителот не ги гледа залихите.';
const minute = 60_000;
const unknownId = '0193a000-0000-7000-8000-000000000000';

describe.each(testDatabases)('Looking at an agent on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  async function idOf(username: string): Promise<string> {
    const answer = await test.get(`/v1/management/agents?q=${username}&limit=100`, 'manager');
    const { items } = agentPageSchema.parse(answer.json());
    return items.find((agent) => agent.username === username)?.id ?? '';
  }
  const ask = async (username: string, manager = 'manager') =>
    test.send(`POST /v1/management/agents/${await idOf(username)}/view`, manager, {
      body: { reason },
    });
  const view = async (username = 'producer', manager?: string): Promise<Session> =>
    sessionSchema.parse((await ask(username, manager)).json());
  const get = (url: string, { token }: Session, headers = {}) =>
    test.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
  const outcome = async (url: string, session: Session) => refusalOf(await get(url, session));

  it("reads the agent's data for a quarter of an hour", async () => {
    const session = await view();
    expect(session).toMatchObject({ id: await idOf('producer'), roles: ['ROLE_AGENT'] });
    const end = new Date(testNow.getTime() + 15 * minute);
    expect(session.tokenExpiry).toBe(end.toISOString());
    const own = await test.get('/v1/products', 'producer');
    expect((await get('/v1/products', session)).json()).toEqual(own.json());
    expect(sessionSchema.parse((await get('/v1/agent/current', session)).json())).toEqual(session);
    await test.at(end, async () => {
      expect(await outcome('/v1/products', session)).toContain('401 token-expired');
    });
  });

  it('refuses every write, a renewal too, and the archive of all data', async () => {
    const { token } = await view();
    const wrong: string[] = [];
    for (const { name, method, path } of await describedRoutes(test.app)) {
      const isArchive = name === 'GET /v1/account/export/{id}';
      if (routeRules[name]?.access === 'everybody' || (method === 'GET' && !isArchive)) continue;
      const answer = await test.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, unknownId),
        headers: { authorization: `Bearer ${token}` },
      });
      const found = refusalOf(answer);
      if (!found.startsWith('403 view-only')) wrong.push(`${name}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  it('opens nothing that management alone may read', async () => {
    const session = await view();
    expect(await outcome('/v1/management/agents', session)).toContain('403 forbidden');
  });

  it('names the manager and the agent in the audit, and the manager in the activity', async () => {
    const id = await idOf('ristov');
    await view('ristov');
    const audit = await test.get(`/v1/management/audit?action=agent.view&agentId=${id}`, 'manager');
    const [entry] = auditPageSchema.parse(audit.json()).items;
    expect(entry).toMatchObject({ reason, actorRole: 'management', entityId: id });
    expect([entry?.actor?.displayName, entry?.agent?.id]).toEqual([expect.any(String), id]);
    const activity = await test.get('/v1/activity?action=agent.view', 'ristov');
    expect(activityPageSchema.parse(activity.json()).items).toMatchObject([
      { actorRole: 'management', actor: entry?.actor?.displayName, reason },
    ]);
  });

  it('is for no other manager, no closed account and nobody who does not manage', async () => {
    for (const [username, manager, refusal] of [
      ['ivanov.p', 'manager', '403 forbidden'],
      ['manager', 'manager', '403 forbidden'],
      ['stara.tezga', 'manager', '409 invalid-transition'],
      ['producer', 'seller', '403 forbidden'],
    ] as const) {
      expect(refusalOf(await ask(username, manager))).toContain(refusal);
    }
    const nobody = `POST /v1/management/agents/${unknownId}/view` as const;
    const answer = await test.send(nobody, 'manager', { body: { reason } });
    expect(refusalOf(answer)).toContain('404 not-found');
    const without = await test.send(nobody, 'manager', { body: {} });
    expect(refusalOf(without)).toContain('422');
  });

  it('ends when it is left, when the manager signs out and with the sessions of the agent', async () => {
    const left = await view();
    expect((await get('/logout', left)).statusCode).toBe(204);
    expect(await outcome('/v1/products', left)).toContain('401 token-invalid');

    const manager = await test.signIn('ivanov.p');
    const byOther = await view('producer', 'ivanov.p');
    const stays = await view();
    await get('/logout', manager);
    expect(await outcome('/v1/products', byOther)).toContain('401 token-invalid');
    expect((await get('/v1/products', stays)).statusCode).toBe(200);

    const url = `POST /v1/management/agents/${stays.id}/sessions/revoke` as const;
    await test.send(url, 'manager', { body: { reason } });
    expect(await outcome('/v1/products', stays)).toContain('401 token-invalid');
  });

  it('ends when the viewer no longer manages', async () => {
    const session = await view('seller', 'ivanov.p');
    const id = await idOf('ivanov.p');
    const { version } = (await test.get(`/v1/management/agents/${id}`, 'manager')).json<{
      version: number;
    }>();
    await test.send(`POST /v1/management/agents/${id}/suspend`, 'manager', {
      body: { reason },
      headers: { 'if-match': `"${version}"` },
    });
    expect(await outcome('/v1/products', session)).toContain('401 token-invalid');
  });

  it('stays out of the list of own sessions, and leaves the cookie of other tabs alone', async () => {
    const before = (await test.get('/v1/account/sessions', 'seller')).json<{ items: unknown[] }>();
    const session = await view('seller');
    const after = (await test.get('/v1/account/sessions', 'seller')).json<{ items: unknown[] }>();
    expect(after.items).toHaveLength(before.items.length);
    const answer = await get('/v1/products', session, { 'sec-fetch-site': 'same-origin' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

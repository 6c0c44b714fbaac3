import { agentPageSchema } from '@pazar/contracts/agent';
import {
  agentDetailSchema,
  auditPageSchema,
  managementStatsSchema,
  moderatedProductPageSchema,
  waitingAgentPageSchema,
} from '@pazar/contracts/management';
import { activityPageSchema } from '@pazar/contracts/activity';
import { locationPageSchema } from '@pazar/contracts/location';
import { lotPageSchema } from '@pazar/contracts/produce';
import { problemSchema } from '@pazar/contracts/problem';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const reason = 'Проверено по телефон со управителот.';

describe.each(testDatabases)('Management on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const problemOf = (response: LightMyRequestResponse) => problemSchema.parse(response.json());
  const read = async (url: string) => (await test.get(url, 'manager')).json<unknown>();
  async function agentNamed(username: string) {
    const { items } = agentPageSchema.parse(
      await read(`/v1/management/agents?q=${username}&limit=100`),
    );
    const found = items.find((agent) => agent.username === username);
    return agentDetailSchema.parse(await read(`/v1/management/agents/${found?.id}`));
  }
  const act = (
    call: Parameters<TestApp['send']>[0],
    { version }: { version: number },
    body: object = { reason },
  ) => test.send(call, 'manager', { body, headers: { 'if-match': `"${version}"` } });
  const detailOf = (response: LightMyRequestResponse) => agentDetailSchema.parse(response.json());

  it('finds agents by name in either script, by role, state and place', async () => {
    const all = agentPageSchema.parse(
      await read('/v1/management/agents?limit=100&facets=userType,accountStatus'),
    );
    expect(all.items.length).toBeGreaterThan(5);
    expect(Object.keys(all.facets?.['userType'] ?? {})).toContain('PRODUCER');
    const managers = agentPageSchema.parse(
      await read('/v1/management/agents?role=ROLE_MANAGEMENT'),
    );
    expect(managers.items.map(({ username }) => username)).toEqual(['manager', 'ivanov.p']);
    const strumica = agentPageSchema.parse(
      await read('/v1/management/agents?municipality=MK-410&limit=100'),
    );
    expect(strumica.items.map(({ username }) => username)).toContain('producer');
  });

  it("reads an agent's account, lists and activity, and changes none of it", async () => {
    const { id, counts } = await agentNamed('producer');
    const base = `/v1/management/agents/${id}`;
    const lists = [
      ['products', productPageSchema, counts.products],
      ['produce', lotPageSchema, counts.lots],
      ['locations', locationPageSchema, counts.locations],
      ['promotions', promotionPageSchema, counts.promotions],
    ] as const;
    for (const [path, schema, total] of lists) {
      const { page } = schema.parse(await read(`${base}/${path}?count=true`));
      expect(page.total).toBe(total);
    }
    auditPageSchema.parse(await read(`${base}/activity`));
    expect((await test.send(`PATCH ${base}`, 'manager', { body: {} })).statusCode).toBe(404);
  });

  it('verifies who waits, the oldest request first, and lets the agent know why', async () => {
    const waiting = waitingAgentPageSchema.parse(await read('/v1/management/verification'));
    const dates = waiting.items.map(({ requestedAt }) => requestedAt);
    expect(dates).toEqual(dates.toSorted());
    const [first, second] = waiting.items;
    const url = `/v1/management/agents/${first?.id}/verification` as const;
    const decision = { decision: 'VERIFIED', reason };
    const verified = detailOf(await act(`POST ${url}`, { version: first?.version ?? 0 }, decision));
    expect(verified).toMatchObject({
      verified: true,
      verification: { status: 'VERIFIED', reason },
    });
    expect(verified.roles).toContain('ROLE_AGENT');
    expect(problemOf(await act(`POST ${url}`, verified, decision))).toMatchObject({
      status: 409,
      code: 'invalid-transition',
      state: 'VERIFIED',
    });

    const other = second ?? (await agentNamed('ristov'));
    const refused = await act(`POST /v1/management/agents/${other.id}/verification`, other, {
      decision: 'REJECTED',
      reason,
    });
    expect(detailOf(refused).verification).toMatchObject({ status: 'REJECTED', reason });
  });

  it('suspends: reading goes on, writing is refused, and it ends by itself', async () => {
    const agent = await agentNamed('seller');
    const base = `/v1/management/agents/${agent.id}` as const;
    const until = new Date(testNow.getTime() + 60 * 60 * 1000).toISOString();
    const suspended = detailOf(await act(`POST ${base}/suspend`, agent, { reason, until }));
    expect(suspended.suspension).toEqual({ reason, until, appeal: null });
    expect((await test.get('/v1/products', 'seller')).statusCode).toBe(200);
    const write = () =>
      test.send('POST /v1/locations', 'seller', {
        body: {
          type: 'STORE',
          name: `Дуќан ${Math.random()}`,
          address: { settlement: 'Скопје', municipalityCode: 'MK-85' },
        },
      });
    const refused = problemOf(await write());
    expect(refused).toMatchObject({ status: 403, code: 'agent-suspended' });
    // In the agent's own words there is nothing to guess: until when, and why.
    expect(refused.detail).toMatch(/lasts up to .*\d{4}.*\. /);
    expect(refused.detail).toContain(reason);
    await test.at(new Date(until), async () => {
      expect((await write()).statusCode).toBe(201);
    });
    const back = detailOf(await act(`POST ${base}/reactivate`, suspended));
    expect(back).toMatchObject({ accountStatus: 'ACTIVE', suspension: null });
    const activity = activityPageSchema.parse((await test.get('/v1/activity', 'seller')).json());
    expect(activity.items.map((item) => [item.action, item.reason])).toContainEqual([
      'agent.suspend',
      reason,
    ]);
  });

  it('never locks management out', async () => {
    const me = await agentNamed('manager');
    const base = `/v1/management/agents/${me.id}` as const;
    expect(problemOf(await act(`POST ${base}/suspend`, me))).toMatchObject({ code: 'forbidden' });
    const demotion = { roles: ['ROLE_CONSUMER'], reason };
    expect(problemOf(await act(`PUT ${base}/roles`, me, demotion)).code).toBe('forbidden');

    const other = await agentNamed('ivanov.p');
    const roles = `PUT /v1/management/agents/${other.id}/roles` as const;
    const demoted = detailOf(await act(roles, other, demotion));
    expect(demoted.roles).toEqual(['ROLE_CONSUMER']);
    expect(problemOf(await act(`PUT ${base}/roles`, me, demotion))).toMatchObject({
      status: 409,
      code: 'last-manager',
    });
    const again = await act(roles, demoted, { roles: other.roles, reason });
    expect(detailOf(again).roles).toEqual(other.roles);
  });

  it('signs an agent out everywhere', async () => {
    const { token } = await test.signIn('producer');
    const { id } = await agentNamed('producer');
    const authorization = { authorization: `Bearer ${token}` };
    expect((await test.get('/v1/account', undefined, authorization)).statusCode).toBe(200);
    const call = `POST /v1/management/agents/${id}/sessions/revoke` as const;
    expect((await test.send(call, 'manager', { body: { reason } })).statusCode).toBe(204);
    expect((await test.get('/v1/account', undefined, authorization)).statusCode).toBe(401);
  });

  it('blocks a product with a reason that its agent reads, and never edits it', async () => {
    const { id } = await agentNamed('producer');
    const list = productPageSchema.parse(
      await read(`/v1/management/agents/${id}/products?limit=1`),
    );
    const [product] = list.items;
    const url = `/v1/management/products/${product?.id}` as const;
    const response = await act(`POST ${url}/block`, { version: product?.version ?? 0 });
    const blocked = productDetailSchema.parse(response.json());
    expect(blocked.visibility.reasons).toContain('blocked');
    expect(blocked.moderation).toMatchObject({ status: 'BLOCKED', reason });
    expect(problemOf(await act(`POST ${url}/block`, blocked)).code).toBe('invalid-transition');
    const free = productDetailSchema.parse((await act(`POST ${url}/unblock`, blocked)).json());
    expect(free.moderation.status).toBe('NONE');
    expect(
      (await test.send(`PATCH /v1/products/${product?.id}`, 'manager', { body: {} })).statusCode,
    ).toBe(403);
  });

  it('keeps who did what to whom, before and after, and why', async () => {
    const { items } = auditPageSchema.parse(
      await read('/v1/management/audit?actorRole=management&action=agent.suspend'),
    );
    expect(items[0]).toMatchObject({
      action: 'agent.suspend',
      reason,
      before: { accountStatus: 'ACTIVE' },
      after: { accountStatus: 'SUSPENDED' },
    });
    expect(items[0]?.actor?.displayName).not.toBe('');
    const day = '2026-11-21';
    const search = async (q: string) => {
      const found = await read(`/v1/management/audit?action=agent.suspend&q=${encodeURI(q)}`);
      return auditPageSchema.parse(found).items;
    };
    // A word of the reason, the name of the owner or of who did it, in either script.
    for (const q of ['telefon', 'управителот', 'TELEFON upravitelot']) {
      expect((await search(q)).length).toBeGreaterThan(0);
    }
    const [{ agent: owner } = { agent: null }] = await search('telefon');
    expect((await search(owner?.displayName ?? '-')).length).toBeGreaterThan(0);
    expect(await search('нема такво нешто')).toEqual([]);
    const { page } = auditPageSchema.parse(
      await read(`/v1/management/audit?atFrom=${day}&atTo=${day}&action=agent.suspend&count=true`),
    );
    expect(page.total).toBeGreaterThan(0);
  });

  it('counts over all agents', async () => {
    const stats = managementStatsSchema.parse(await read('/v1/management/stats'));
    expect(stats.agents.total).toBeGreaterThan(5);
    expect(stats.registrations).toHaveLength(30);
    expect(stats.registrations.at(-1)?.day).toBe('2026-11-21');
    expect(stats.liveProducts).toBeGreaterThan(0);
    expect(stats.liveProducts).toBeLessThan(stats.products.active);
    expect(stats.waiting.decided).toBeGreaterThan(0);
    expect(stats.waiting.medianHours).toBeGreaterThan(0);
    const weeks = stats.sales.map(({ week }) => week);
    expect(weeks).toEqual(weeks.toSorted());
    expect(new Set(weeks.map((week) => new Date(week).getUTCDay()))).toEqual(new Set([1]));
    expect(stats.idle.agents.length).toBeGreaterThan(0);
  });

  it('lists the blocked products of all agents, with the agent and the reason', async () => {
    const [product] = productPageSchema.parse(
      (await test.get('/v1/products?status=ACTIVE&limit=1', 'producer')).json(),
    ).items;
    if (product === undefined) throw new Error('The seed has no product on sale');
    const blocked = async () =>
      moderatedProductPageSchema.parse(
        await read('/v1/management/products?moderation=BLOCKED&limit=100'),
      ).items;
    const before = await blocked();
    await act(`POST /v1/management/products/${product.id}/block`, product);
    const after = await blocked();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ id }) => id === product.id)).toMatchObject({
      moderation: { status: 'BLOCKED', reason },
      agent: { id: (await agentNamed('producer')).id },
    });
  });

  it.each([
    [{ reason: 'кратко' }, '/reason', 'min-length'],
    [{}, '/reason', 'required'],
  ])('refuses %j as a reason', async (body, pointer, code) => {
    const agent = await agentNamed('producer');
    const response = await act(`POST /v1/management/agents/${agent.id}/suspend`, agent, body);
    expect(problemOf(response)).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it('is for management alone', async () => {
    const { id } = await agentNamed('producer');
    const reads = [
      'agents',
      `agents/${id}`,
      `agents/${id}/products`,
      'verification',
      'audit',
      'stats',
      'products',
    ];
    for (const path of reads) {
      expect((await test.get(`/v1/management/${path}`, 'producer')).statusCode).toBe(403);
      expect((await test.get(`/v1/management/${path}`)).statusCode).toBe(401);
    }
    const missing = '018f0000-0000-7000-8000-000000000001';
    expect((await test.get(`/v1/management/agents/${missing}`, 'manager')).statusCode).toBe(404);
    expect(
      (await test.get(`/v1/management/agents/${missing}/products`, 'manager')).statusCode,
    ).toBe(404);
  });
});

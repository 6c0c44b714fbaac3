import { describe, expect, it } from 'vitest';
import { eq, inArray } from '../../database/drizzle.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { agents } from '../../database/tables/agents.ts';
import { locations } from '../../database/tables/locations.ts';
import { products } from '../../database/tables/products.ts';
import { promotions } from '../../database/tables/promotions.ts';
import { sessions } from '../../database/tables/sessions.ts';
import { demoPassword, startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { testMailer } from '../../testing/test-mailer.ts';
import { createClosing } from './closing.ts';

const reason = 'Пријава од повеќе купувачи.';

const hour = 60 * 60 * 1000;

describe.each(testDatabases)('An account that is due, on $name', ({ open }) => {
  it('loses the personal data of its agent, and its products are archived', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('producer');
    await database
      .update(agents)
      .set({ accountStatus: 'CLOSING', closesAt: new Date(testNow.getTime() + hour) })
      .where(eq(agents.id, id));
    const closingAt = (now: Date) => {
      const parts = {
        database,
        clock: () => now,
        mailer: testMailer(),
      };
      return createClosing(parts);
    };

    const early = await closingAt(new Date(testNow.getTime() + hour - 1)).closeDue();
    const [before] = await database.select().from(agents).where(eq(agents.id, id));
    expect([early, before?.accountStatus]).toEqual([0, 'CLOSING']);

    const due = closingAt(new Date(testNow.getTime() + hour));
    expect(await due.closeDue()).toBeGreaterThan(0);
    expect(await due.closeDue()).toBe(0);
    const [agent] = await database.select().from(agents).where(eq(agents.id, id));
    expect(agent).toMatchObject({
      accountStatus: 'CLOSED',
      username: `closed-${id.slice(-12)}`,
      displayName: `Затворена сметка ${id.slice(-4).toUpperCase()}`,
      email: null,
      phone: null,
      legalName: null,
      taxNumber: null,
      passwordHash: null,
      googleSubject: null,
    });
    const own = await database.select().from(products).where(eq(products.agentId, id));
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['ARCHIVED']));
    const places = await database.select().from(locations).where(eq(locations.agentId, id));
    expect(places.every(({ lat, addressLine1 }) => lat === null && addressLine1 === null)).toBe(
      true,
    );
    const running = await database
      .select()
      .from(promotions)
      .where(inArray(promotions.status, ['PUBLISHED', 'PAUSED']));
    expect(running.filter(({ agentId }) => agentId === id)).toEqual([]);
    expect(await database.$count(sessions, eq(sessions.agentId, id))).toBe(0);
    const [event] = await database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'account.closed'));
    expect(event).toMatchObject({ agentId: id, actorId: null, actorRole: 'system' });

    const login = await test.send('POST /v1/agent/login', undefined, {
      body: { username: 'producer', password: 'pazar-demo' },
    });
    expect(login.statusCode).toBe(401);
    await test.close();
  });
});

describe.each(testDatabases)('An account that closes, on $name', ({ open }) => {
  it('is suspended all the same, still closes, and cannot put the day off again and again', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('producer');
    const agent = async () => {
      const [row] = await database.select().from(agents).where(eq(agents.id, id));
      return row;
    };
    const change = async (
      call: `${'POST' | 'DELETE'} ${string}`,
      username: string,
      body?: object,
    ) =>
      test.send(call, username, {
        body,
        headers: { 'if-match': `"${(await agent())?.version}"` },
      });
    const close = () =>
      change('POST /v1/account/close', 'producer', { currentPassword: demoPassword });
    // What is refused for its version counts for nothing.
    for (let times = 0; times < 3; times += 1) {
      const outdated = await test.send('POST /v1/account/close', 'producer', {
        body: { currentPassword: demoPassword },
        headers: { 'if-match': '"0"' },
      });
      expect(outdated.statusCode).toBe(412);
    }
    expect((await close()).statusCode).toBe(200);
    await change('DELETE /v1/account/close', 'producer');
    expect((await close()).statusCode).toBe(200);
    const closesAt = (await agent())?.closesAt;
    const of = `/v1/management/agents/${id}` as const;
    const suspended = await change(`POST ${of}/suspend`, 'manager', { reason, until: null });
    expect(suspended.statusCode).toBe(200);
    expect(await agent()).toMatchObject({ accountStatus: 'SUSPENDED', closesAt });
    await change(`POST ${of}/reactivate`, 'manager', { reason });
    expect(await agent()).toMatchObject({ accountStatus: 'CLOSING', closesAt });
    // An agent who is suspended may keep the account for the day on which that is over.
    await change(`POST ${of}/suspend`, 'manager', { reason, until: null });
    expect((await change('DELETE /v1/account/close', 'producer')).statusCode).toBe(200);
    expect(await agent()).toMatchObject({ accountStatus: 'SUSPENDED', closesAt: null });
    await change(`POST ${of}/reactivate`, 'manager', { reason });
    expect(await agent()).toMatchObject({ accountStatus: 'ACTIVE', closesAt: null });
    // Every manager hears of a closing.
    expect((await close()).statusCode).toBe(429);
    await test.close();
  });
});

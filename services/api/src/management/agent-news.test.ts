import { agentPageSchema } from '@pazar/contracts/agent';
import { notificationPageSchema } from '@pazar/contracts/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactors } from '../database/tables/second-factors.ts';
import { nowhere } from '../testing/nowhere.ts';
import { demoPassword, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createTestMail, emailOf } from '../testing/test-mail.ts';

const reason = 'По барање на сопственикот на сметката.';

describe.each(testDatabases)('An agent on $name', ({ open }) => {
  const mail = createTestMail();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const news = async () => {
    const answer = await test.get('/v1/notifications?event=security', 'seller');
    return notificationPageSchema.parse(answer.json()).items;
  };

  it('is notified of new roles and of the end of all sessions, with the reason, by e-mail too', async () => {
    const found = await test.get('/v1/management/agents?q=seller&limit=100', 'manager');
    const seller = agentPageSchema
      .parse(found.json())
      .items.find(({ username }) => username === 'seller');
    const path = `/v1/management/agents/${seller?.id}` as const;
    const roles = [...(seller?.roles ?? []), 'ROLE_CONSUMER'];
    await test.send(`PUT ${path}/roles`, 'manager', {
      body: { roles, reason },
      headers: { 'if-match': `"${seller?.version}"` },
    });
    const [changed] = await news();
    expect(changed).toMatchObject({ outcome: 'agent.set-roles', facts: { reason } });
    const to = await emailOf(test.connection.database, 'seller');
    const first = await mail.next(to);
    expect(first.subject).toContain('Управата ги измени улогите');
    expect(first.text).toContain(reason);

    await test.send(`POST ${path}/sessions/revoke`, 'manager', { body: { reason } });
    const second = await mail.next(to);
    expect(second.subject).toContain('Управата ги прекина');
    await test.at(new Date('2026-11-21T09:00:01.000Z'), async () => {
      const outcomes = new Set((await news()).map(({ outcome }) => outcome));
      expect(outcomes).toEqual(new Set(['agent.revoke-sessions', 'agent.set-roles']));
    });
  });

  it('whose second factor management ends logs in with the password, and reads why', async () => {
    const { id } = await test.signIn('producer');
    const end = () =>
      test.send(`POST /v1/management/agents/${id}/second-factor/end`, 'manager', {
        body: { reason },
      });
    expect((await end()).statusCode).toBe(409);
    const { database } = test.connection;
    const at = new Date('2026-11-21T08:00:00.000Z');
    const row = { agentId: id, secret: 'sealed', confirmedAt: at, createdAt: at };
    await database.insert(secondFactors).values(row);
    const login = () =>
      test.app.inject({
        method: 'POST',
        url: '/v1/agent/login',
        payload: { username: 'producer', password: demoPassword },
      });
    expect((await login()).statusCode).toBe(403);
    expect((await end()).statusCode).toBe(204);
    expect((await login()).statusCode).toBe(200);
    const letter = await mail.next(await emailOf(database, 'producer'));
    expect(letter.subject).toContain('најавата во два чекора');
    expect(letter.text).toContain(reason);
  });
});

import { accountSchema, type Account } from '@pazar/contracts/account';
import { agentDetailSchema } from '@pazar/contracts/management';
import {
  newsSubjects,
  notificationPageSchema,
  type Notification,
} from '@pazar/contracts/notification';
import { problemSchema } from '@pazar/contracts/problem';
import { verificationProgressSchema } from '@pazar/contracts/verification';
import { newsTitle } from '@pazar/format/news/news-title';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { locations } from '../../database/tables/locations.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { testNow } from '../../testing/test-seed.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createTestMail } from '../../testing/test-mail.ts';

const reason = 'Внесете го целосното име на фирмата.';
const place = {
  type: 'FARM',
  name: 'Куќа',
  address: { settlement: 'Босилово', municipalityCode: 'MK-604' },
};
const whole = {
  userType: 'PRODUCER',
  phone: '070 123 456',
  business: { legalName: 'Елена Петровска', taxNumber: 'MK4030001234567' },
  location: place,
};

async function newestNews(test: TestApp, username: string): Promise<Notification> {
  const answer = await test.get('/v1/notifications?limit=1', username);
  const [news] = notificationPageSchema.parse(answer.json()).items;
  if (news === undefined) throw new Error(`${username} has no notification`);
  return news;
}

describe.each(testDatabases)('Becoming an agent on $name', ({ open }) => {
  const mail = createTestMail();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const read = async (username: string): Promise<Account> =>
    accountSchema.parse((await test.get('/v1/account', username)).json());
  const progress = async (username: string) =>
    verificationProgressSchema.parse((await test.get('/v1/account/verification', username)).json());
  async function ask(username: string, body: object) {
    const { version } = await read(username);
    const headers = { 'if-match': `"${version}"` };
    return test.send('POST /v1/account/verification', username, { body, headers });
  }
  async function decide(username: string, decision: string) {
    const { id, version } = await read(username);
    const answer = await test.send(`POST /v1/management/agents/${id}/verification`, 'manager', {
      body: { decision, reason },
      headers: { 'if-match': `"${version}"` },
    });
    return agentDetailSchema.parse(answer.json());
  }
  const rolesOf = async (username: string) => (await read(username)).roles;

  it('keeps nothing of a request that lacks something', async () => {
    expect((await progress('consumer')).missing).toEqual(['legalName', 'phone', 'location']);
    const { location: _, ...without } = whole;
    const problem = problemSchema.parse((await ask('consumer', without)).json());
    expect(problem.errors).toMatchObject([{ pointer: '/locations', code: 'required' }]);
    expect(await read('consumer')).toMatchObject({ phone: null, userType: 'CONSUMER' });
    const wrong = {
      ...whole,
      location: { ...place, address: { ...place.address, municipalityCode: 'MK-999' } },
    };
    expect((await ask('consumer', wrong)).statusCode).toBe(422);
    expect((await progress('consumer')).place).toBeNull();
  });

  it('is asked for by a consumer with the first place, answered twice and asked for again', async () => {
    const asked = accountSchema.parse((await ask('consumer', whole)).json());
    expect(asked).toMatchObject({
      userType: 'PRODUCER',
      phone: '+38970123456',
      business: { legalName: 'Елена Петровска', taxNumber: '4030001234567' },
      verification: { status: 'PENDING' },
      roles: ['ROLE_CONSUMER'],
    });
    expect(await progress('consumer')).toMatchObject({
      missing: [],
      place: { name: 'Куќа', isPrimary: true },
    });

    const waits = await newestNews(test, 'manager');
    expect(waits).toMatchObject({ event: 'verification-requested', entityId: asked.id });
    expect(newsSubjects(waits)).toContain('verification-requested');

    const answered = await decide('consumer', 'CHANGES_REQUESTED');
    expect(answered.verification).toMatchObject({ status: 'CHANGES_REQUESTED', reason });
    expect(await rolesOf('consumer')).toEqual(['ROLE_CONSUMER']);
    expect((await mail.next(asked.email ?? '')).text).toContain(reason);

    const again = await ask('consumer', {
      userType: 'PRODUCER',
      location: { ...place, name: 'Нова куќа' },
    });
    expect(accountSchema.parse(again.json()).verification).toMatchObject({
      status: 'PENDING',
      reason: null,
    });
    expect((await progress('consumer')).place?.name).toBe('Нова куќа');
    const { database } = test.connection;
    expect(await database.$count(locations, eq(locations.agentId, asked.id))).toBe(1);

    await decide('consumer', 'VERIFIED');
    expect(await rolesOf('consumer')).toEqual(['ROLE_CONSUMER', 'ROLE_AGENT']);
  });

  it('lets a verified seller become a producer, and nobody ask for what they are', async () => {
    const same = await ask('pazarce', { userType: 'SELLER' });
    expect(problemSchema.parse(same.json()).code).toBe('invalid-transition');
    const asked = accountSchema.parse(
      (await ask('pazarce', { userType: 'PRODUCER', location: place })).json(),
    );
    expect(asked).toMatchObject({ userType: 'PRODUCER', verification: { status: 'PENDING' } });
    const producer = await ask('producer', { userType: 'SELLER' });
    expect(problemSchema.parse(producer.json()).code).toBe('invalid-transition');
  });

  it('leaves a rejected seller who asked to be a producer a verified seller', async () => {
    await decide('pazarce', 'REJECTED');
    expect(await read('pazarce')).toMatchObject({
      userType: 'SELLER',
      verification: { status: 'VERIFIED' },
    });
    await ask('pazarce', { userType: 'PRODUCER' });
  });

  it('refuses a request again in which nothing has changed since the answer, and says so', async () => {
    await decide('pazarce', 'CHANGES_REQUESTED');
    const later = new Date(testNow.getTime() + 60_000);
    const again = { userType: 'PRODUCER' };
    const refused = await test.at(later, () => ask('pazarce', again));
    expect(problemSchema.parse(refused.json()).errors).toMatchObject([{ code: 'unchanged' }]);
    const changed = await test.at(later, () => ask('pazarce', { ...again, phone: '070 999 111' }));
    expect(changed.statusCode).toBe(200);
  });

  it('leaves the places of an agent to the pages of places', async () => {
    await decide('seller', 'CHANGES_REQUESTED');
    const problem = problemSchema.parse(
      (await ask('seller', { userType: 'SELLER', location: place })).json(),
    );
    expect(problem.errors).toMatchObject([{ pointer: '/location', code: 'locked' }]);
  });

  it('is not decided for an account that has closed meanwhile', async () => {
    const { id, version } = await read('gjorgievski.d');
    await test.connection.database
      .update(agents)
      .set({ accountStatus: 'CLOSED' })
      .where(eq(agents.id, id));
    const answer = await test.send(`POST /v1/management/agents/${id}/verification`, 'manager', {
      body: { decision: 'VERIFIED', reason },
      headers: { 'if-match': `"${version}"` },
    });
    expect(problemSchema.parse(answer.json()).code).toBe('invalid-transition');
  });
});

describe.each(testDatabases)('An appeal on $name', ({ open }) => {
  const mail = createTestMail();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const text = 'Пријавата е на друг продавач. Проверете повторно.';
  const appeal = (username: string) =>
    test.send('POST /v1/account/appeal', username, { body: { text } });

  it('of a suspended agent is read by managers, and ends with the suspension', async () => {
    const account = accountSchema.parse((await appeal('iseini')).json());
    expect(account.suspension?.appeal).toMatchObject({ text });
    const { subject } = await mail.next('manager@pazar.example');
    expect(subject).toContain(account.displayName);
    const news = await newestNews(test, 'manager');
    expect(news).toMatchObject({ event: 'suspension-appealed', entityId: account.id });
    expect([newsTitle(news, 'mk'), newsTitle(news, 'en')]).toContain(subject);
    const url = `/v1/management/agents/${account.id}` as const;
    const detail = agentDetailSchema.parse((await test.get(url, 'manager')).json());
    expect(detail.suspension?.appeal?.text).toBe(text);

    await test.send(`POST ${url}/reactivate`, 'manager', {
      body: { reason },
      headers: { 'if-match': `"${account.version}"` },
    });
    const [row] = await test.connection.database
      .select()
      .from(agents)
      .where(eq(agents.id, account.id));
    expect(row).toMatchObject({ appeal: null, appealedAt: null });
  });

  it('is refused from an agent who is not suspended', async () => {
    expect(problemSchema.parse((await appeal('producer')).json()).code).toBe('invalid-transition');
  });
});

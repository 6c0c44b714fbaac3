import { accountSchema, type Account } from '@pazar/contracts/account';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { nowhere } from '../testing/nowhere.ts';
import { demoPassword, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createTestMail, linkToken } from '../testing/test-mail.ts';
import { testNow } from '../testing/test-seed.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('Accounts on $name', ({ open }) => {
  const mail = createTestMail();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const read = async (username: string): Promise<Account> =>
    accountSchema.parse((await test.get('/v1/account', username)).json());
  type Call = Parameters<TestApp['send']>[0];

  /** Sends a change of the version that the account has now. */
  async function change(call: Call, username: string, body?: object) {
    const { version } = await read(username);
    return test.send(call, username, { body, headers: { 'if-match': `"${version}"` } });
  }
  const problemOf = async (answer: ReturnType<typeof change>) =>
    problemSchema.parse((await answer).json());

  it('reads everything but secrets, whatever the role', async () => {
    for (const username of ['producer', 'consumer', 'manager', 'iseini']) {
      const answer = await test.get('/v1/account', username);
      const account = accountSchema.parse(answer.json());
      expect(account.username).toBe(username);
      expect(answer.headers['etag']).toBe(`"${account.version}"`);
      expect(answer.body).not.toContain('scrypt');
    }
    expect((await test.get('/v1/account')).statusCode).toBe(401);
    expect((await read('iseini')).suspension).toMatchObject({ until: null });
  });

  it('changes the fields that are sent and no other', async () => {
    const before = await read('kostadinova.l');
    const answer = await change('PATCH /v1/account', 'kostadinova.l', {
      phone: '070 123 456',
      business: { registrationNumber: '1234567' },
      about: { mk: 'Праски од Валандово' },
    });
    expect(accountSchema.parse(answer.json())).toEqual({
      ...before,
      version: before.version + 1,
      phone: '+38970123456',
      business: { ...before.business, registrationNumber: '1234567' },
      about: { mk: 'Праски од Валандово', en: null },
      updateDate: testNow.toISOString(),
    });
    const emptied = await change('PATCH /v1/account', 'kostadinova.l', { about: null });
    expect(accountSchema.parse(emptied.json()).about).toBeNull();
  });

  it('refuses the display names that a registration refuses', async () => {
    const codes: (string | undefined)[] = [];
    for (const displayName of ['M\u0430rija', 'Ма\u200bрија', 'Најави се: http://x.example']) {
      const answer = change('PATCH /v1/account', 'kostadinova.l', { displayName });
      codes.push((await problemOf(answer)).errors?.[0]?.code);
    }
    expect(codes).toEqual(['one-alphabet', 'invisible', 'no-address']);
  });

  it('needs the version it changes: 428 without, 412 with an old one and what changed', async () => {
    const body = { displayName: 'Пазарче 2' };
    const without = await test.send('PATCH /v1/account', 'pazarce', { body });
    expect(without.statusCode).toBe(428);

    const { version } = await read('pazarce');
    await change('PATCH /v1/account', 'pazarce', { locale: 'en' });
    const headers = { 'if-match': `"${version}"` };
    const stale = await test.send('PATCH /v1/account', 'pazarce', { body, headers });
    expect(problemSchema.parse(stale.json())).toMatchObject({
      status: 412,
      code: 'version-conflict',
      currentVersion: version + 1,
      changedFields: ['locale'],
      updatedBy: 'Пазарче',
    });
  });

  it('waits for management again when what it checked changes', async () => {
    const same = await change('PATCH /v1/account', 'zelena.korpa', {
      business: { legalName: 'Зелена корпа', vatRegistered: false },
    });
    expect(accountSchema.parse(same.json()).verified).toBe(true);
    const renamed = await change('PATCH /v1/account', 'zelena.korpa', {
      business: { legalName: 'Зелена корпа ДООЕЛ' },
    });
    expect(accountSchema.parse(renamed.json())).toMatchObject({
      verified: false,
      verification: { status: 'PENDING', requestedAt: testNow.toISOString(), decidedAt: null },
    });
    const emptied = await problemOf(
      change('PATCH /v1/account', 'zelena.korpa', { business: { legalName: null } }),
    );
    expect(emptied.errors).toMatchObject([{ pointer: '/business/legalName', code: 'required' }]);
  });

  it('keeps its e-mail until both addresses have confirmed the new one', async () => {
    const email = 'nov@example.com';
    const ask = (more: object) => change('PATCH /v1/account', 'goran.z', { email, ...more });
    expect((await problemOf(ask({}))).errors).toMatchObject([
      { pointer: '/currentPassword', code: 'required' },
    ]);
    expect((await problemOf(ask({ currentPassword: 'guess' }))).status).toBe(422);

    const asked = accountSchema.parse((await ask({ currentPassword: demoPassword })).json());
    expect(asked).toMatchObject({ email: 'goran.z@pazar.example', pendingEmail: email });
    expect(asked.pendingEmailWaitsFor).toEqual(['new', 'present']);
    const question = await mail.next('goran.z@pazar.example');
    expect(question.text).toContain(email);
    const [here, there] = [linkToken(question), linkToken(await mail.next(email))];
    const confirm = async (token: string) =>
      (await test.send('POST /v1/agent/email/confirm', undefined, { body: { token } })).statusCode;
    expect(await confirm(there)).toBe(204);
    expect(await read('goran.z')).toMatchObject({
      email: 'goran.z@pazar.example',
      pendingEmail: email,
      pendingEmailWaitsFor: ['present'],
    });
    expect(await confirm(there)).toBe(422);
    expect(await confirm(here)).toBe(204);
    expect(await read('goran.z')).toMatchObject({
      email,
      pendingEmail: null,
      pendingEmailWaitsFor: [],
    });
  });

  it('forgets what was confirmed of one address when another is asked for', async () => {
    const ask = (email: string) =>
      change('PATCH /v1/account', 'ristov', { email, currentPassword: demoPassword });
    const confirm = (token: string) =>
      test.send('POST /v1/agent/email/confirm', undefined, { body: { token } });
    await ask('first@example.com');
    const agreed = linkToken(await mail.next('ristov@pazar.example'));
    expect((await confirm(agreed)).statusCode).toBe(204);
    await ask('second@example.com');
    await mail.next('ristov@pazar.example');
    expect((await read('ristov')).pendingEmailWaitsFor).toEqual(['new', 'present']);
    await confirm(linkToken(await mail.next('second@example.com')));
    expect((await read('ristov')).email).toBe('ristov@pazar.example');
  });

  it('does not confirm an address that another agent has, nor one no longer asked for', async () => {
    const ask = (email: string) =>
      change('PATCH /v1/account', 'stojanova.v', { email, currentPassword: demoPassword });
    // The answer does not say so, and the address gets a notice without a link to confirm it.
    const asked = await ask('producer@pazar.example');
    expect(accountSchema.parse(asked.json()).pendingEmailWaitsFor).toEqual(['new', 'present']);
    await mail.next('stojanova.v@pazar.example');
    const notice = await mail.next('producer@pazar.example');
    expect(notice.subject).toBe('Веќе имате сметка');
    expect(notice.text).not.toContain('/home/confirm');

    const confirm = (token: string) =>
      test.send('POST /v1/agent/email/confirm', undefined, { body: { token } });
    await ask('free@example.com');
    await confirm(linkToken(await mail.next('stojanova.v@pazar.example')));
    const taken = linkToken(await mail.next('free@example.com'));
    await test.connection.database
      .update(agents)
      .set({ email: 'free@example.com' })
      .where(eq(agents.username, 'ivanov.p'));
    const refused = problemSchema.parse((await confirm(taken)).json());
    expect([refused.code, refused.detail]).toEqual([
      'duplicate',
      expect.stringMatching(/Друга|Another/),
    ]);

    await ask('one@example.com');
    const first = linkToken(await mail.next('one@example.com'));
    await change('PATCH /v1/account', 'stojanova.v', { email: 'stojanova.v@pazar.example' });
    expect((await confirm(first)).statusCode).toBe(422);
    expect((await read('stojanova.v')).pendingEmail).toBeNull();
  });

  it('asks for verification with all that management needs', async () => {
    const ask = () => change('POST /v1/account/verification', 'consumer', { userType: 'SELLER' });
    const missing = await problemOf(ask());
    expect(missing.errors?.map(({ pointer }) => pointer)).toEqual([
      '/business/legalName',
      '/phone',
      '/locations',
    ]);
    const waiting = await problemOf(
      change('POST /v1/account/verification', 'seller', { userType: 'SELLER' }),
    );
    expect(waiting.code).toBe('invalid-transition');

    const refused = {
      verificationStatus: 'REJECTED',
      verificationReason: 'Not readable.',
    } as const;
    const isNaumovski = eq(agents.username, 'naumovski');
    await test.connection.database.update(agents).set(refused).where(isNaumovski);
    const again = await change('POST /v1/account/verification', 'naumovski', {
      userType: 'PRODUCER',
      phone: '070 999 222',
    });
    expect(accountSchema.parse(again.json())).toMatchObject({
      userType: 'PRODUCER',
      verification: { status: 'PENDING', reason: null, decidedAt: null },
    });
  });

  it('changes the password and signs the others out', async () => {
    const [here, there] = [await test.signIn('angelovi'), await test.signIn('angelovi')];
    const send = (body: object) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/account/password',
        headers: { authorization: `Bearer ${here.token}` },
        payload: body,
      });
    const newPassword = 'another long one';
    const wrong = await send({ currentPassword: 'guess', newPassword });
    expect(problemSchema.parse(wrong.json()).errors).toMatchObject([
      { pointer: '/currentPassword', code: 'wrong-password' },
    ]);
    expect((await send({ currentPassword: demoPassword, newPassword: 'short' })).statusCode).toBe(
      422,
    );
    expect((await send({ currentPassword: demoPassword, newPassword })).statusCode).toBe(204);
    expect((await mail.next('angelovi@pazar.example')).subject).toContain('Лозинката');
    const ask = ({ token }: { token: string }) =>
      test.app.inject({ url: '/v1/account', headers: { authorization: `Bearer ${token}` } });
    expect([(await ask(here)).statusCode, (await ask(there)).statusCode]).toEqual([200, 401]);

    for (let tries = 0; tries < 3; tries += 1) await send({ currentPassword: 'x', newPassword });
    expect((await send({ currentPassword: 'x', newPassword })).statusCode).toBe(429);
  });

  it('refuses every change of a suspended agent, and says why', async () => {
    const calls: [Call, object][] = [
      ['PATCH /v1/account', { locale: 'en' }],
      ['POST /v1/account/verification', { userType: 'SELLER' }],
      ['POST /v1/account/password', { currentPassword: 'x', newPassword: 'a long enough one' }],
      ['POST /v1/account/close', {}],
      ['POST /v1/account/google', {}],
      ['DELETE /v1/account/google', {}],
    ];
    for (const [call, body] of calls) {
      expect((await problemOf(change(call, 'iseini', body))).code).toBe('agent-suspended');
    }
  });

  it('closes after fourteen days in which it can be kept', async () => {
    const close = (username: string) =>
      change('POST /v1/account/close', username, { currentPassword: demoPassword });
    const closing = accountSchema.parse((await close('ristov')).json());
    expect(closing).toMatchObject({
      accountStatus: 'CLOSING',
      closesAt: new Date(testNow.getTime() + 14 * day).toISOString(),
    });
    expect((await mail.next('ristov@pazar.example')).text).toContain('05.12.2026');
    expect((await problemOf(close('ristov'))).code).toBe('invalid-transition');

    const kept = await change('DELETE /v1/account/close', 'ristov');
    expect(accountSchema.parse(kept.json())).toMatchObject({
      accountStatus: 'ACTIVE',
      closesAt: null,
    });
    expect((await problemOf(change('DELETE /v1/account/close', 'ristov'))).code).toBe(
      'invalid-transition',
    );
    const unproven = await problemOf(change('POST /v1/account/close', 'ristov', {}));
    expect(unproven.errors).toMatchObject([{ pointer: '/currentPassword', code: 'required' }]);
  });

  it('never loses the last manager', async () => {
    const { database } = test.connection;
    const close = () =>
      change('POST /v1/account/close', 'manager', { currentPassword: demoPassword });
    await database
      .update(agents)
      .set({ roles: ['ROLE_AGENT'] })
      .where(eq(agents.username, 'ivanov.p'));
    expect((await problemOf(close())).code).toBe('last-manager');
  });
});

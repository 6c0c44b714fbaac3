import { problemSchema } from '@pazar/contracts/problem';
import { confirmEmailAnswerSchema } from '@pazar/contracts/registration';
import { sessionSchema } from '@pazar/contracts/session';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTokens } from '../../database/tables/link-tokens.ts';
import { registrations } from '../../database/tables/registrations.ts';
import { cookieOf } from '../../testing/answer-scenario-sign-in.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createTestMail, linkToken } from '../../testing/test-mail.ts';
import { testNow } from '../../testing/test-seed.ts';

const hour = 60 * 60 * 1000;
const password = 'a long enough one';

describe.each(testDatabases)('Without a session, on $name', ({ open }) => {
  const mail = createTestMail();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const person = (name: string, more: object = {}) => ({
    username: name,
    email: `${name}@example.com`,
    password,
    displayName: 'Нова Корисничка',
    locale: 'mk',
    ...more,
  });
  const register = (body: object) => test.send('POST /v1/agent/register', undefined, { body });
  /** Opens a link in the browser of an earlier answer, or in one without its cookie. */
  const confirm = (token: string, browser?: LightMyRequestResponse) =>
    test.send('POST /v1/agent/email/confirm', undefined, {
      body: { token },
      ...(browser && { headers: { cookie: cookieOf(browser) } }),
    });
  const forgot = (email: string) =>
    test.send('POST /v1/agent/password/forgot', undefined, { body: { email } });
  const reset = (token: string, chosen = password) =>
    test.send('POST /v1/agent/password/reset', undefined, { body: { token, password: chosen } });
  const login = (username: string, typed: string) =>
    test.send('POST /v1/agent/login', undefined, { body: { username, password: typed } });

  it('a password that everybody tries first is refused, however it is written', async () => {
    for (const chosen of ['1234567890', 'QwertyUiop', 'password123']) {
      const refused = await register(person('lesna', { password: chosen }));
      expect(problemSchema.parse(refused.json()).errors).toMatchObject([
        { pointer: '/password', code: 'common' },
      ]);
    }
  });

  it('a name that looks like another agent’s is refused, and one of mixed alphabets', async () => {
    const mixed = await register(person('pr\u043educer', { email: 'a@example.com' }));
    expect(problemSchema.parse(mixed.json()).errors).toMatchObject([
      { pointer: '/username', code: 'one-alphabet' },
    ]);
    const shown = await register(person('nikoj', { displayName: 'M\u0430rija' }));
    expect(problemSchema.parse(shown.json()).errors).toMatchObject([
      { pointer: '/displayName', code: 'one-alphabet' },
    ]);
    const managers = await register(person('nikoj', { displayName: 'Марија Димитрова' }));
    expect(problemSchema.parse(managers.json()).errors).toMatchObject([
      { pointer: '/displayName', code: 'managers-name' },
    ]);
    await register(person('oca'));
    await confirm(linkToken(await mail.next('oca@example.com')));
    const twin = await register(person('\u043e\u0441\u0430', { email: 'twin@example.com' }));
    expect(problemSchema.parse(twin.json()).errors).toMatchObject([
      { pointer: '/username', code: 'duplicate' },
    ]);
  });

  it('one registers as a consumer by opening the link in the e-mail, once', async () => {
    const answer = await register(person('nova'));
    expect([answer.statusCode, answer.body]).toEqual([202, 'null']);
    const letter = await mail.next('nova@example.com');
    expect(letter.subject).toBe('Потврдете ја вашата е-пошта');
    expect(letter.text).toContain('http://127.0.0.1:3000/home/confirm?token=');
    // An e-mail to another person contains nothing that a stranger typed.
    expect(letter.text).not.toContain('Нова Корисничка');
    expect((await login('nova', password)).statusCode).toBe(401);

    expect((await confirm(linkToken(letter), answer)).statusCode).toBe(204);
    const session = sessionSchema.parse((await login('nova@example.com', password)).json());
    expect(session).toMatchObject({
      username: 'nova',
      userType: 'CONSUMER',
      roles: ['ROLE_CONSUMER'],
      authenticationProvider: 'LOCAL',
      verified: false,
    });
    const again = problemSchema.parse((await confirm(linkToken(letter))).json());
    expect(again).toMatchObject({ status: 422, errors: [{ pointer: '/token', code: 'invalid' }] });
  });

  it('a password that a stranger typed for one’s address never opens the account', async () => {
    const stranger = await register(person('vashe', { password: 'the stranger knows it' }));
    const token = linkToken(await mail.next('vashe@example.com'));
    // The owner has asked for another account in the browser that opens the link.
    const owner = await register(person('moja', { email: 'vashe@example.com' }));
    expect(cookieOf(owner)).not.toBe(cookieOf(stranger));
    await mail.next('vashe@example.com');
    const answer = await confirm(token, owner);
    expect(answer.statusCode).toBe(200);
    expect((await login('vashe', 'the stranger knows it')).statusCode).toBe(401);
    const { token: choose } = confirmEmailAnswerSchema.parse(answer.json());
    expect((await reset(choose, 'the owner chose this one')).statusCode).toBe(204);
    expect((await login('vashe', 'the owner chose this one')).statusCode).toBe(200);
    await mail.next('vashe@example.com');
  });

  it('one gets the same answer for an address that is known; its owner hears of it', async () => {
    const answer = await register(person('somebody', { email: 'seller@pazar.example' }));
    expect([answer.statusCode, answer.body]).toEqual([202, 'null']);
    // A cookie for some addresses alone would reveal which are known.
    expect(cookieOf(answer)).toMatch(/^pazar-registration=/);
    const letter = await mail.next('seller@pazar.example');
    expect(letter.subject).toBe('Веќе имате сметка');
    expect(letter.text).toContain('http://127.0.0.1:3000/home/reset?token=');
    expect((await login('somebody', password)).statusCode).toBe(401);
    expect((await login('seller', demoPassword)).statusCode).toBe(200);
  });

  it('one cannot take a username that somebody has, in whatever case', async () => {
    const problem = problemSchema.parse((await register(person('PRODUCER'))).json());
    expect(problem).toMatchObject({
      status: 409,
      code: 'duplicate',
      errors: [{ pointer: '/username', code: 'duplicate' }],
    });
  });

  it('the first of two who chose the same name gets it', async () => {
    const browser = await register(person('twin', { email: 'first@example.com' }));
    await register(person('twin', { email: 'second@example.com' }));
    const first = linkToken(await mail.next('first@example.com'));
    const second = linkToken(await mail.next('second@example.com'));
    expect((await confirm(first, browser)).statusCode).toBe(204);
    expect(problemSchema.parse((await confirm(second)).json()).code).toBe('duplicate');
  });

  it('the first of two who chose one e-mail as name and as address gets it', async () => {
    const same = 'same@example.com';
    const browser = await register(person(same, { email: same }));
    await register(person(same, { email: same }));
    const first = linkToken(await mail.next(same));
    const second = linkToken(await mail.next(same));
    expect((await confirm(first, browser)).statusCode).toBe(204);
    // The index of the username refuses it: no look for a similar name came before.
    const refused = problemSchema.parse((await confirm(second)).json());
    expect(refused).toMatchObject({
      status: 409,
      code: 'duplicate',
      errors: [{ pointer: '/username', code: 'duplicate' }],
    });
  });

  it('the link of an address that was confirmed meanwhile opens nothing', async () => {
    const browser = await register(person('early', { email: 'both@example.com' }));
    await register(person('late', { email: 'both@example.com' }));
    const early = linkToken(await mail.next('both@example.com'));
    const late = linkToken(await mail.next('both@example.com'));
    expect((await confirm(early, browser)).statusCode).toBe(204);
    expect(problemSchema.parse((await confirm(late)).json()).code).toBe('validation');
  });

  it('links end: after a day to register, after an hour to reset', async () => {
    await register(person('slow'));
    const registration = linkToken(await mail.next('slow@example.com'));
    await forgot('producer@pazar.example');
    const forgotten = linkToken(await mail.next('producer@pazar.example'));
    await test.at(new Date(testNow.getTime() + hour), async () => {
      expect((await reset(forgotten)).statusCode).toBe(422);
    });
    await test.at(new Date(testNow.getTime() + 24 * hour), async () => {
      expect((await confirm(registration)).statusCode).toBe(422);
    });
    expect((await login('producer', demoPassword)).statusCode).toBe(200);
  });

  it('a forgotten password is replaced by a link, and every session ends', async () => {
    const { token } = await test.signIn('goran.z');
    const known = await forgot('Goran.Z@pazar.example');
    const unknown = await forgot('nobody@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const letter = await mail.next('goran.z@pazar.example');
    expect(letter.subject).toBe('Изберете нова лозинка');

    expect((await reset(linkToken(letter))).statusCode).toBe(204);
    expect((await mail.next('goran.z@pazar.example')).subject).toBe('Поставена е нова лозинка');
    expect((await login('goran.z', demoPassword)).statusCode).toBe(401);
    expect((await login('goran.z', password)).statusCode).toBe(200);
    const old = await test.app.inject({
      url: '/v1/agent/current',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(old.statusCode).toBe(401);
    expect((await reset(linkToken(letter))).statusCode).toBe(422);
  });

  it('only the last link to reset opens anything', async () => {
    await forgot('sara.sh@pazar.example');
    const first = linkToken(await mail.next('sara.sh@pazar.example'));
    await forgot('sara.sh@pazar.example');
    const last = linkToken(await mail.next('sara.sh@pazar.example'));
    expect((await reset(first)).statusCode).toBe(422);
    expect((await reset(last)).statusCode).toBe(204);
    await mail.next('sara.sh@pazar.example');
  });

  it('a password comes to an agent that only had Google, by its e-mail', async () => {
    await forgot('filip.m@pazar.example');
    await reset(linkToken(await mail.next('filip.m@pazar.example')));
    await mail.next('filip.m@pazar.example');
    expect((await login('filip.m', password)).statusCode).toBe(200);
  });

  it('nobody is flooded: the sixth e-mail to an address within an hour is not sent', async () => {
    for (let times = 0; times < 6; times += 1) {
      expect((await forgot('naumovski@pazar.example')).statusCode).toBe(202);
    }
    for (let times = 0; times < 5; times += 1) await mail.next('naumovski@pazar.example');
  });

  it('the database has no token that opens a link', async () => {
    await register(person('hashed'));
    const { database } = test.connection;
    const token = linkToken(await mail.next('hashed@example.com'));
    const stored = JSON.stringify([
      await database.select().from(registrations),
      await database.select().from(linkTokens),
    ]);
    expect(stored).not.toContain(token);
  });

  it.each([
    [{ password: 'short' }, '/password', 'min-length'],
    [{ email: 'nobody' }, '/email', 'format'],
    [{ username: 'a' }, '/username', 'min-length'],
    [{ username: 'else@example.com' }, '/username', 'invalid'],
    [{ roles: ['ROLE_MANAGEMENT'] }, '/roles', 'unknown-key'],
  ])('%j is not how one registers', async (wrong, pointer, code) => {
    const problem = problemSchema.parse((await register(person('wrong', wrong))).json());
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it('one address may not try for ever', async () => {
    const ask = () =>
      test.app.inject({
        method: 'POST',
        url: '/v1/agent/password/forgot',
        payload: { email: 'nobody@example.com' },
        remoteAddress: '10.2.0.1',
      });
    for (let tries = 0; tries < 60; tries += 1) expect((await ask()).statusCode).toBe(202);
    const limited = await ask();
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('nobody got an e-mail beyond those', () => {
    expect(mail.pending()).toEqual([]);
  });
});

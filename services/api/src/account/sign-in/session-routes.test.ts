import { randomUUID } from 'node:crypto';
import { problemSchema } from '@pazar/contracts/problem';
import { sessionSchema } from '@pazar/contracts/session';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { sessions } from '../../database/tables/sessions.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';

const hour = 60 * 60 * 1000;

describe.each(testDatabases)('Sessions on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  function login(payload: unknown, remoteAddress = '127.0.0.1') {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(payload);
    return test.app.inject({
      method: 'POST',
      url: '/v1/agent/login',
      headers,
      payload: body,
      remoteAddress,
    });
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it.each([
    { username: 'producer', userType: 'PRODUCER', roles: ['ROLE_AGENT'], verified: true },
    { username: 'seller', userType: 'SELLER', roles: ['ROLE_AGENT'], verified: false },
    { username: 'manager', userType: 'STAFF', roles: ['ROLE_MANAGEMENT'], verified: false },
    { username: 'consumer', userType: 'CONSUMER', roles: ['ROLE_CONSUMER'], verified: false },
  ])('signs $username in with every field of the session', async ({ username, ...rest }) => {
    const response = await login({ username, password: demoPassword });
    expect(response.statusCode).toBe(200);
    const session = sessionSchema.parse(response.json());
    // Exactly the fields of the specification: an unknown one would have been dropped.
    expect(response.json()).toEqual(session);
    expect(Object.keys(session)).toHaveLength(10);
    expect(session).toMatchObject({ username, ...rest });
    expect(session.authenticationProvider).toBe('LOCAL');
    expect(Date.parse(session.tokenExpiry) - testNow.getTime()).toBe(12 * hour);
  });

  it('takes an e-mail address, and letters of any case', async () => {
    for (const username of ['Producer@pazar.example', ' PRODUCER ']) {
      const response = await login({ username, password: demoPassword });
      expect(sessionSchema.parse(response.json()).username).toBe('producer');
    }
  });

  it('says the same to a wrong password, an unknown name, a Google and a closed account', async () => {
    const answers = await Promise.all(
      [
        { username: 'producer', password: 'wrong' },
        { username: 'nobody', password: demoPassword },
        { username: 'ana.trajkovska', password: demoPassword },
        { username: 'stara.tezga', password: demoPassword },
      ].map((credentials) => login(credentials, '10.1.0.1')),
    );
    const problems = answers.map((answer) => problemSchema.parse(answer.json()));
    for (const problem of problems) {
      expect(problem).toMatchObject({ status: 401, code: 'bad-credentials' });
      expect(problem.detail).toBe('Wrong username or password.');
    }
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer');
  });

  it('lets a suspended agent sign in', async () => {
    expect((await test.signIn('iseini')).username).toBe('iseini');
  });

  it('stops counting a user from one address after five tries, whatever the password', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await login({ username: 'seller', password: 'guess' }, '10.1.0.2');
      expect(refused.statusCode).toBe(401);
    }
    const limited = await login({ username: 'SELLER', password: demoPassword }, '10.1.0.2');
    expect(limited.statusCode).toBe(429);
    expect(problemSchema.parse(limited.json()).code).toBe('rate-limited');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60);

    const elsewhere = await login({ username: 'seller', password: demoPassword }, '10.1.0.3');
    expect(elsewhere.statusCode).toBe(200);
  });

  it('does not count the tries of someone who knows the password', async () => {
    for (let tries = 0; tries < 7; tries += 1) {
      const response = await login({ username: 'consumer', password: demoPassword }, '10.1.0.4');
      expect(response.statusCode).toBe(200);
    }
  });

  it('lets the owner in from a browser that it knows while strangers lock the name', async () => {
    const first = await login({ username: 'ristov', password: demoPassword }, '10.1.1.1');
    const [, cookie = ''] = /^([^;]+); .*HttpOnly/.exec(String(first.headers['set-cookie'])) ?? [];
    for (let tries = 0; tries < 11; tries += 1) {
      await login({ username: 'ristov', password: 'guess' }, `10.1.2.${tries}`);
    }
    const credentials = { username: 'ristov', password: demoPassword };
    expect((await login(credentials, '10.1.3.1')).statusCode).toBe(429);
    const known = (payload: object) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/agent/login',
        payload,
        headers: { 'x-forwarded-for': '10.1.3.2', cookie },
      });
    expect((await known(credentials)).statusCode).toBe(200);
    const guess = { username: 'seller', password: 'guess' };
    // The cookie of one agent is not accepted with another's token.
    for (let tries = 0; tries < 5; tries += 1) await known(guess);
    expect((await known(guess)).statusCode).toBe(429);
  });

  it('keeps a hundred sessions of an agent, the newest', async () => {
    const { id } = await test.signIn('manager');
    const { database } = test.connection;
    const [one] = await database.select().from(sessions).where(eq(sessions.agentId, id));
    const many = Array.from({ length: 120 }, () => ({ ...one, id: randomUUID(), agentId: id }));
    await database.insert(sessions).values(many as (typeof sessions.$inferInsert)[]);
    const { token } = await test.at(new Date(testNow.getTime() + 1000), () =>
      test.signIn('manager'),
    );
    expect(await database.$count(sessions, eq(sessions.agentId, id))).toBe(100);
    const answer = await test.app.inject({ url: '/v1/agent/current', headers: bearer(token) });
    expect(answer.statusCode).toBe(200);
  });

  it('names each field of a login that is missing, empty, too long or unknown', async () => {
    const response = await login({ username: '', password: 'x'.repeat(201), role: 'ROLE_AGENT' });
    expect(response.statusCode).toBe(422);
    const { code, errors } = problemSchema.parse(response.json());
    expect(code).toBe('validation');
    expect(errors).toEqual([
      { pointer: '/username', code: 'required', detail: 'Required field' },
      {
        pointer: '/password',
        code: 'max-length',
        params: { limit: 200 },
        detail: 'At most 200 characters',
      },
      {
        pointer: '/role',
        code: 'unknown-key',
        params: { key: 'role' },
        detail: 'Unknown field role',
      },
    ]);
  });

  it('answers the current session with the token it was asked with', async () => {
    const session = await test.signIn('producer');
    const response = await test.app.inject({
      url: '/v1/agent/current',
      headers: bearer(session.token),
    });
    expect(response.json()).toEqual(session);
  });

  it('ends a session at its expiry, to the second', async () => {
    const { token } = await test.signIn('producer');
    const ask = () => test.app.inject({ url: '/v1/agent/current', headers: bearer(token) });
    const expiry = testNow.getTime() + 12 * hour;
    const still = await test.at(new Date(expiry - 1000), ask);
    const expired = await test.at(new Date(expiry), ask);
    expect(still.statusCode).toBe(200);
    expect(expired.statusCode).toBe(401);
    expect(problemSchema.parse(expired.json()).code).toBe('token-expired');
  });

  it('revokes a token at logout, harmless twice, and leaves the other sessions', async () => {
    const [first, second] = [await test.signIn('producer'), await test.signIn('producer')];
    for (let times = 0; times < 2; times += 1) {
      const response = await test.app.inject({ url: '/logout', headers: bearer(first.token) });
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect(response.headers['clear-site-data']).toBe('"cache"');
    }
    const ask = (token: string) =>
      test.app.inject({ url: '/v1/agent/current', headers: bearer(token) });
    const revoked = await ask(first.token);
    expect(problemSchema.parse(revoked.json())).toMatchObject({
      status: 401,
      code: 'token-invalid',
    });
    expect((await ask(second.token)).statusCode).toBe(200);
  });

  it('signs out without a token, and with one that means nothing', async () => {
    expect((await test.app.inject({ url: '/logout' })).statusCode).toBe(204);
    const odd = await test.app.inject({ url: '/logout', headers: bearer('not.a.token') });
    expect(odd.statusCode).toBe(204);
  });

  it('refuses a token that is altered, unsigned, foreign or not there', async () => {
    const { token } = await test.signIn('producer');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const foreign = await new SignJWT({ sub: 'x', jti: 'y' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    const hostile = [
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${none}.${payload}.`,
      foreign,
      'x',
    ].map(bearer);
    for (const headers of [...hostile, {}, { authorization: `Basic ${token}` }]) {
      const response = await test.app.inject({ url: '/v1/agent/current', headers });
      expect(problemSchema.parse(response.json())).toMatchObject({
        status: 401,
        code: 'token-invalid',
      });
    }
  });

  it('ends the sessions of an account that closes', async () => {
    const { database } = test.connection;
    const { token } = await test.signIn('pazarce');
    await database
      .update(agents)
      .set({ accountStatus: 'CLOSED' })
      .where(eq(agents.username, 'pazarce'));
    const response = await test.app.inject({ url: '/v1/agent/current', headers: bearer(token) });
    expect(response.statusCode).toBe(401);
  });

  it('clears expired sessions away when their agent signs in again', async () => {
    const { id } = await test.signIn('zelena.korpa');
    const stored = () =>
      test.connection.database.select().from(sessions).where(eq(sessions.agentId, id));
    expect(await stored()).toHaveLength(1);
    const later = new Date(testNow.getTime() + 13 * hour);
    await test.at(later, () => test.signIn('zelena.korpa'));
    expect(await stored()).toHaveLength(1);
  });
});

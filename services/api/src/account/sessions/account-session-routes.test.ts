import { accountSessionListSchema } from '@pazar/contracts/account-session';
import { problemSchema } from '@pazar/contracts/problem';
import { sessionSchema, type Session } from '@pazar/contracts/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';

const hour = 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(testDatabases)('Where an agent is signed in, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  type Method = 'GET' | 'POST' | 'DELETE';
  function call(method: Method, url: string, { token }: { token: string }) {
    return test.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  }
  async function signIn(username: string, userAgent: string): Promise<Session> {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/agent/login',
      headers: { 'user-agent': userAgent },
      payload: { username, password: demoPassword },
    });
    return sessionSchema.parse(answer.json());
  }
  async function list(session: Session) {
    const answer = await call('GET', '/v1/account/sessions', session);
    return accountSessionListSchema.parse(answer.json()).items;
  }
  const renew = async (session: Session) =>
    sessionSchema.parse((await call('POST', '/v1/agent/token/refresh', session)).json());

  it('lists devices, marks the one that asks, and ends one of the others', async () => {
    const [desk, pocket] = [await signIn('producer', firefox), await signIn('producer', phone)];
    const found = await list(desk);
    expect(found.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        [{ browser: 'Firefox', system: 'Windows', kind: 'desktop' }, true],
        [{ browser: 'Safari', system: 'iOS', kind: 'mobile' }, false],
      ]),
    );
    const other = found.find(({ isCurrent }) => !isCurrent);
    const path = `/v1/account/sessions/${other?.id ?? ''}`;
    expect((await call('DELETE', path, desk)).statusCode).toBe(204);
    expect((await call('DELETE', path, desk)).statusCode).toBe(404);
    expect((await call('GET', '/v1/account', pocket)).statusCode).toBe(401);
    expect((await call('GET', '/v1/account', desk)).statusCode).toBe(200);
  });

  it('does not find the session of another agent', async () => {
    const [mine, theirs] = [await signIn('seller', firefox), await signIn('consumer', firefox)];
    const [session] = await list(theirs);
    const refused = await call('DELETE', `/v1/account/sessions/${session?.id ?? ''}`, mine);
    expect(problemSchema.parse(refused.json()).code).toBe('not-found');
    expect((await call('GET', '/v1/account', theirs)).statusCode).toBe(200);
  });

  it('signs all others out at once, also for a suspended agent', async () => {
    const here = await signIn('iseini', firefox);
    const others = [await signIn('iseini', phone), await signIn('iseini', '')];
    expect((await call('DELETE', '/v1/account/sessions?others=true', here)).statusCode).toBe(204);
    for (const other of others) {
      expect((await call('GET', '/v1/account', other)).statusCode).toBe(401);
    }
    expect(await list(here)).toHaveLength(1);
    expect((await call('DELETE', '/v1/account/sessions', here)).statusCode).toBe(422);
  });

  it('renews a token as the same session; the old one ends half a minute later', async () => {
    const old = await signIn('naumovski', firefox);
    const later = new Date(testNow.getTime() + 6 * hour);
    const renewed = await test.at(later, () => renew(old));
    expect(Date.parse(renewed.tokenExpiry)).toBe(later.getTime() + 12 * hour);
    expect({ ...renewed, token: '', tokenExpiry: '' }).toEqual({
      ...old,
      token: '',
      tokenExpiry: '',
    });
    const ask = (session: Session, at: number) =>
      test.at(new Date(at), async () => (await call('GET', '/v1/account', session)).statusCode);
    expect(await ask(old, later.getTime() + 29_000)).toBe(200);
    expect(await ask(old, later.getTime() + 30_000)).toBe(401);
    expect(await ask(renewed, later.getTime() + 11 * hour)).toBe(200);

    const [shown, ...more] = await test.at(later, () => list(renewed));
    expect(more).toEqual([]);
    expect(shown).toMatchObject({ isCurrent: true, createdAt: testNow.toISOString() });
  });

  it('renews for two tabs at once into one session', async () => {
    const old = await signIn('pazarce', firefox);
    const [one, two] = await Promise.all([renew(old), renew(old)]);
    expect(one.tokenExpiry).toBe(two.tokenExpiry);
    expect(await list(one)).toHaveLength(1);
    await call('GET', '/logout', one);
    for (const session of [old, one, two]) {
      expect((await call('GET', '/v1/account', session)).statusCode).toBe(401);
    }
  });

  it('ends a session whose renewed token is renewed again after its half minute, and no other', async () => {
    const [stolen, elsewhere] = [
      await signIn('zelena.korpa', firefox),
      await signIn('zelena.korpa', phone),
    ];
    const status = async (session: Session) =>
      (await call('GET', '/v1/account', session)).statusCode;
    const later = (seconds: number) => new Date(testNow.getTime() + hour + seconds * 1000);
    const next = await test.at(later(0), () => renew(stolen));
    const last = await test.at(later(40), () => renew(next));
    // Signing in deletes expired sessions; those that the assertion needs stay.
    await test.at(later(50), () => signIn('zelena.korpa', phone));
    await test.at(later(60), async () => {
      // A request that was already under way is no sign of a copied token.
      expect(await status(stolen)).toBe(401);
      expect(await status(last)).toBe(200);
      const reused = await call('POST', '/v1/agent/token/refresh', stolen);
      expect(problemSchema.parse(reused.json()).code).toBe('token-invalid');
      expect(await status(last)).toBe(401);
      expect(await status(elsewhere)).toBe(200);
    });
  });

  it('asks for the password again after thirty days', async () => {
    let session = await signIn('seller', firefox);
    const end = testNow.getTime() + 30 * 24 * hour;
    for (let now = testNow.getTime(); now < end; now += 11 * hour) {
      const last = session;
      session = await test.at(new Date(now), () => renew(last));
    }
    expect(Date.parse(session.tokenExpiry)).toBe(end);
  });

  it('says when a session was last seen, to five minutes', async () => {
    const session = await signIn('mlekara.osogovo', firefox);
    const seen = async (minutes: number) => {
      const at = new Date(testNow.getTime() + minutes * 60_000);
      const [row] = await test.at(at, () => list(session));
      return (Date.parse(row?.lastSeenAt ?? '') - testNow.getTime()) / 60_000;
    };
    expect(await seen(4)).toBe(0);
    expect(await seen(6)).toBe(6);
  });
});

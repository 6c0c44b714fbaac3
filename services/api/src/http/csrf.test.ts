import { problemSchema } from '@pazar/contracts/problem';
import { sessionSchema } from '@pazar/contracts/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

type Headers = Record<string, string>;
const ownPage = { 'sec-fetch-site': 'same-origin' };

describe.each(testDatabases)('Requests that another site may have caused, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const signIn = (headers: Headers, username = 'producer') =>
    test.app.inject({
      method: 'POST',
      url: '/v1/agent/login',
      payload: { username, password: demoPassword },
      headers,
    });
  /** A browser that has signed in: its bearer token and its cookie. */
  async function browser(username?: string) {
    const response = await signIn(ownPage, username);
    const cookie = forgeryCookie(response);
    return { token: sessionSchema.parse(response.json()).token, cookie };
  }
  const forgeryCookie = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
    cookies.find(({ name }) => name === 'XSRF-TOKEN');
  const renew = (headers: Headers) =>
    test.app.inject({ method: 'POST', url: '/v1/agent/token/refresh', headers });
  const codeOf = (response: Awaited<ReturnType<typeof renew>>) =>
    response.statusCode < 400 ? 'done' : problemSchema.parse(response.json()).code;

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 'csrf'],
    [{ 'sec-fetch-site': 'same-site' }, 'csrf'],
    [{ 'sec-fetch-site': 'same-origin' }, 'done'],
    [{ 'sec-fetch-site': 'none' }, 'done'],
    [{ origin: 'https://evil.example' }, 'csrf'],
    [{ origin: 'null' }, 'csrf'],
    [{ origin: 'http://localhost:80.evil.example' }, 'csrf'],
    [{ origin: 'http://localhost:80' }, 'done'],
    [{ origin: 'https://pazar.example', 'x-forwarded-host': 'pazar.example' }, 'csrf'],
    [
      {
        origin: 'https://pazar.example',
        'x-forwarded-host': 'pazar.example',
        'x-forwarded-proto': 'https',
      },
      'done',
    ],
    // `Sec-Fetch-Site` counts for more than `Origin`.
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }, 'csrf'],
    [{}, 'done'],
  ])('signing in with %j answers %s', async (headers, expected) => {
    expect(codeOf(await signIn(headers))).toBe(expected);
  });

  it('lets other sites read what they may', async () => {
    const response = await test.get('/health/live', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(200);
  });

  it('gives a browser a cookie that its scripts can read, and a program none', async () => {
    const { cookie } = await browser();
    expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Strict' });
    expect(cookie?.['httpOnly']).toBeUndefined();
    expect(forgeryCookie(await signIn({}))).toBeUndefined();
    const secure = await signIn({ ...ownPage, 'x-forwarded-proto': 'https' });
    expect(forgeryCookie(secure)).toMatchObject({ secure: true });
  });

  it('asks who sends the cookie for its token in the header', async () => {
    const { token, cookie } = await browser();
    const other = await browser('seller');
    const value = cookie?.value ?? '';
    const sent = {
      ...ownPage,
      authorization: `Bearer ${token}`,
      cookie: `a=b; XSRF-TOKEN=${value}`,
    };
    expect(codeOf(await renew(sent))).toBe('csrf');
    expect(codeOf(await renew({ ...sent, 'x-xsrf-token': `${value}x` }))).toBe('csrf');
    expect(codeOf(await renew({ ...sent, 'x-xsrf-token': value }))).toBe('done');

    const foreign = other.cookie?.value ?? '';
    const planted = { ...sent, cookie: `XSRF-TOKEN=${foreign}`, 'x-xsrf-token': foreign };
    expect(codeOf(await renew(planted))).toBe('csrf');
    const forged = { ...sent, cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' };
    expect(codeOf(await renew(forged))).toBe('csrf');
  });

  it('asks who sends a bearer and no cookie for nothing', async () => {
    const { token } = await browser();
    expect(codeOf(await renew({ authorization: `Bearer ${token}` }))).toBe('done');
  });

  it('keeps its token when the session is renewed, and changes it with the session', async () => {
    const { token, cookie } = await browser();
    const value = cookie?.value ?? '';
    const sent = { ...ownPage, cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
    const renewed = await renew({ ...sent, authorization: `Bearer ${token}` });
    expect(renewed.cookies).toEqual([]);
    const next = sessionSchema.parse(renewed.json()).token;
    expect(codeOf(await renew({ ...sent, authorization: `Bearer ${next}` }))).toBe('done');

    const again = await signIn(sent, 'seller');
    expect(again.statusCode).toBe(200);
    expect(forgeryCookie(again)).toBeDefined();
    expect(forgeryCookie(again)?.value).not.toBe(value);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowserProofs } from '../../security/browser-proofs.ts';
import { limitersOn } from '../../security/limiter.ts';
import { createLoginLimiter } from '../../security/login-limiter.ts';
import { createRequestLimiter } from '../../security/request-limiter.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { refusalOf } from '../../testing/product-calls.ts';
import { cookieOf } from '../../testing/answer-scenario-sign-in.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { testBox, testMailer } from '../../testing/test-mailer.ts';
import { createPasswords } from './passwords.ts';

describe.each(testDatabases)('A link to a new password on $name', ({ open }) => {
  it('that opens nothing costs no hash, and an address has sixty tries', async () => {
    const { database, close } = await open();
    const open60 = limitersOn(undefined);
    let hashes = 0;
    const { device, registration } = createBrowserProofs(new Uint8Array(32), nowhere.shellUrl);
    const passwords = createPasswords({
      database,
      clock: () => testNow,
      mailer: testMailer(),
      box: testBox,
      hasher: {
        requirePlace: () => undefined,
        hash: async () => `hash ${(hashes += 1)}`,
        verify: async () => false,
      },
      limiter: createRequestLimiter(open60),
      logins: createLoginLimiter(open60),
      device,
      registered: registration,
    });
    const from = { address: '10.2.0.1', cookie: undefined, userAgent: undefined };
    const reset = () =>
      passwords.reset({ token: 'x'.repeat(43), password: 'a long enough one' }, from);
    for (let tries = 0; tries < 60; tries += 1) {
      await expect(reset()).rejects.toMatchObject({ code: 'validation' });
    }
    await expect(reset()).rejects.toMatchObject({ code: 'rate-limited' });
    expect(hashes).toBe(0);
    await close();
  });
});

describe.each(testDatabases)('A change of the password on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const body = { currentPassword: demoPassword, newPassword: 'another long one' };
  const change = (key: string) =>
    test.send('POST /v1/account/password', 'angelovi', {
      body,
      headers: { 'idempotency-key': key },
    });

  it('is made once, and answered again under its key when the answer was lost', async () => {
    const key = randomUUID();
    const [lost, again] = [await change(key), await change(key)];
    expect([lost.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    // Under another key it is another change, and the password is no longer the old one.
    expect(refusalOf(await change(randomUUID()))).toBe(
      '422 validation /currentPassword wrong-password',
    );
  });

  it('makes a stranger of every browser that knew the old one', async () => {
    const login = (password: string, cookie = '') =>
      test.app.inject({
        method: 'POST',
        url: '/v1/agent/login',
        headers: { cookie },
        payload: { username: 'seller', password },
      });
    const thief = cookieOf(await login(demoPassword));
    const changed = await test.send('POST /v1/account/password', 'seller', {
      body: { currentPassword: demoPassword, newPassword: 'the owner chose this' },
    });
    const owner = cookieOf(changed);
    for (let tries = 0; tries < 10; tries += 1) await login(demoPassword, thief);
    expect((await login(demoPassword, thief)).statusCode).toBe(429);
    // The owner's browser has its own count, which a stranger cannot use up.
    expect((await login('the owner chose this', owner)).statusCode).toBe(200);
  });
});

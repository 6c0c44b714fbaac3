import { notMeAnswerSchema } from '@pazar/contracts/sign-in-steps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere } from '../testing/nowhere.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { demoPassword, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createTestMail, emailOf, linkToken, type TestMail } from '../testing/test-mail.ts';
import { testNow } from '../testing/test-seed.ts';

const proof = { currentPassword: demoPassword };
const minute = 60_000;

describe.each(testDatabases)('"This was not me" on $name', ({ open }) => {
  let test: TestApp;
  let mail: TestMail;
  beforeAll(async () => {
    mail = createTestMail();
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
  const login = (username: string, password: string) =>
    post('/v1/agent/login', { username, password });
  it('ends every session and asks for a new password, once', async () => {
    const { token } = await test.signIn('ristov');
    const newPassword = 'the thief chose this';
    const changed = await test.app.inject({
      method: 'POST',
      url: '/v1/account/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...proof, newPassword },
    });
    expect(changed.statusCode).toBe(204);
    const link = linkToken(await mail.next(await emailOf(test.connection.database, 'ristov')));
    const notMe = () => post('/v1/agent/not-me', { token: link });
    const answer = notMeAnswerSchema.parse((await notMe()).json());
    const asked = { url: '/v1/account', headers: { authorization: `Bearer ${token}` } };
    expect((await test.app.inject(asked)).statusCode).toBe(401);
    expect(refusalOf(await notMe())).toContain('422 validation /token');
    const password = 'the owner chose this';
    const reset = await post('/v1/agent/password/reset', { ...answer, password });
    expect(reset.statusCode).toBe(204);
    expect((await login('ristov', newPassword)).statusCode).toBe(401);
    expect((await login('ristov', password)).statusCode).toBe(200);
  });

  it('opens nothing after three days', async () => {
    const { token } = await test.signIn('naumovski');
    await test.app.inject({
      method: 'POST',
      url: '/v1/account/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...proof, newPassword: 'another four words' },
    });
    const link = linkToken(await mail.next(await emailOf(test.connection.database, 'naumovski')));
    await test.at(new Date(testNow.getTime() + 72 * 60 * minute), async () => {
      expect((await post('/v1/agent/not-me', { token: link })).statusCode).toBe(422);
    });
  });
});

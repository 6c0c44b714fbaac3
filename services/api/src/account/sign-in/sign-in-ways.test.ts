import {
  accountSecuritySchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
} from '@pazar/contracts/account-security';
import { accountSessionListSchema } from '@pazar/contracts/account-session';
import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import { problemSchema } from '@pazar/contracts/problem';
import { sessionSchema } from '@pazar/contracts/session';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { secondFactors } from '../../database/tables/second-factors.ts';
import { cookieOf } from '../../testing/answer-scenario-sign-in.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { refusalOf } from '../../testing/product-calls.ts';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createTestMail, emailOf, linkToken, type TestMail } from '../../testing/test-mail.ts';
import { testNow } from '../../testing/test-seed.ts';

const proof = { currentPassword: demoPassword };
const minute = 60_000;
const challengeOf = z.object({ challenge: z.string() });
const party = { rpId: 'localhost', origin: 'http://localhost:3000' };

describe.each(testDatabases)('The ways to sign in on $name', ({ open }) => {
  let test: TestApp;
  let mail: TestMail;
  beforeAll(async () => {
    mail = createTestMail();
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const post = (url: string, payload?: object, cookie = '') =>
    test.app.inject({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) });
  const login = (username: string, password = demoPassword) =>
    post('/v1/agent/login', { username, password });
  const security = async (username: string) =>
    accountSecuritySchema.parse((await test.get('/v1/account/security', username)).json());
  const statusOf = (response: LightMyRequestResponse) =>
    response.statusCode < 400 ? response.statusCode : refusalOf(response);

  describe('with a passkey', () => {
    const phone = createSoftwareAuthenticator();

    async function askToAdd(username: string, body: object = proof) {
      const response = await test.send('POST /v1/account/passkeys/options', username, { body });
      return { response, cookie: cookieOf(response) };
    }
    async function add(username: string, device = phone, over: Partial<typeof party> = {}) {
      const { response, cookie } = await askToAdd(username);
      const { challenge, options } = passkeyOptionsSchema.parse(response.json());
      const made = device.create({ ...party, ...over, ...challengeOf.parse(options) });
      const body = { challenge, name: 'Телефон', response: made };
      const send = (from = cookie) =>
        test.send('POST /v1/account/passkeys', username, { body, headers: { cookie: from } });
      return send;
    }
    async function askToSignIn() {
      const response = await post('/v1/agent/passkey/options');
      const { challenge, options } = passkeyOptionsSchema.parse(response.json());
      return { challenge, cookie: cookieOf(response), asked: challengeOf.parse(options) };
    }

    it('asks for the password before one is added', async () => {
      expect(refusalOf((await askToAdd('producer', {})).response)).toBe(
        '422 validation /currentPassword required',
      );
    });

    it('refuses one of another origin or another browser, and one that comes twice', async () => {
      const elsewhere = await add('producer', phone, { origin: 'https://pazar.example' });
      expect(refusalOf(await elsewhere())).toBe('422 validation /response invalid');
      const send = await add('producer');
      expect(refusalOf(await send(''))).toBe('401 token-expired');
      expect((await send()).statusCode).toBe(201);
      expect(refusalOf(await send())).toBe('401 token-expired');
      const mailed = await mail.next(await emailOf(test.connection.database, 'producer'));
      expect(mailed.text).toContain('/home/not-me?token=');
      const { passkeys } = await security('producer');
      expect(passkeys).toMatchObject([{ name: 'Телефон', lastUsedAt: null }]);
    });

    it('refuses one that another account has', async () => {
      const send = await add('seller');
      expect(refusalOf(await send())).toBe('409 duplicate');
      expect((await security('seller')).passkeys).toEqual([]);
    });

    it('signs in once for each question, and counts', async () => {
      const { challenge, cookie, asked } = await askToSignIn();
      const body = { challenge, response: phone.get({ ...party, ...asked }, 5) };
      expect(statusOf(await post('/v1/agent/passkey/login', body))).toBe('401 token-expired');
      const done = await post('/v1/agent/passkey/login', body, cookie);
      const { username, token } = sessionSchema.parse(done.json());
      expect(username).toBe('producer');
      const headers = { authorization: `Bearer ${token}` };
      const list = await test.app.inject({ url: '/v1/account/sessions', headers });
      const [own, other] = accountSessionListSchema.parse(list.json()).items;
      expect(own).toMatchObject({ isCurrent: true, openedWith: 'PASSKEY' });
      expect(other).toMatchObject({ isCurrent: false, openedWith: 'PASSWORD' });
      expect(statusOf(await post('/v1/agent/passkey/login', body, cookie))).toBe(
        '401 token-expired',
      );
      expect((await security('producer')).passkeys[0]?.lastUsedAt).toBe(testNow.toISOString());
      // A copy of the authenticator counts from where it was copied.
      const again = await askToSignIn();
      const copy = {
        challenge: again.challenge,
        response: phone.get({ ...party, ...again.asked }, 5),
      };
      expect(statusOf(await post('/v1/agent/passkey/login', copy, again.cookie))).toBe(
        '401 bad-credentials',
      );
    });

    it('refuses an answer to another question, and a key that nobody has', async () => {
      const { challenge, cookie } = await askToSignIn();
      const other = { ...party, challenge: 'c29tZXRoaW5nIGVsc2U' };
      const body = { challenge, response: phone.get(other, 9) };
      expect(statusOf(await post('/v1/agent/passkey/login', body, cookie))).toBe(
        '401 bad-credentials',
      );
      const next = await askToSignIn();
      const stranger = createSoftwareAuthenticator().get({ ...party, ...next.asked }, 1);
      const unknown = { challenge: next.challenge, response: stranger };
      expect(statusOf(await post('/v1/agent/passkey/login', unknown, next.cookie))).toBe(
        '401 bad-credentials',
      );
    });

    it('forgets a question after ten minutes', async () => {
      const { challenge, cookie, asked } = await askToSignIn();
      const body = { challenge, response: phone.get({ ...party, ...asked }, 9) };
      await test.at(new Date(testNow.getTime() + 10 * minute), async () => {
        expect(statusOf(await post('/v1/agent/passkey/login', body, cookie))).toBe(
          '401 token-expired',
        );
      });
    });

    it('is renamed and removed, but never as the only way to sign in', async () => {
      const { database } = test.connection;
      const [passkey] = (await security('producer')).passkeys;
      const path = `/v1/account/passkeys/${passkey?.id}` as const;
      await test.send(`PATCH ${path}`, 'producer', { body: { name: 'Во нива' } });
      expect((await security('producer')).passkeys[0]?.name).toBe('Во нива');
      const whole = eq(agents.username, 'producer');
      const [before] = await database.select().from(agents).where(whole);
      await database.update(agents).set({ passwordHash: null, googleSubject: null }).where(whole);
      const remove = () => test.send(`DELETE ${path}`, 'producer', { body: proof });
      expect(refusalOf(await remove())).toBe('409 invalid-transition');
      await database
        .update(agents)
        .set({ passwordHash: before?.passwordHash ?? null })
        .where(whole);
      expect((await remove()).statusCode).toBe(204);
      expect((await security('producer')).passkeys).toEqual([]);
      await mail.next(await emailOf(test.connection.database, 'producer'));
    });
  });

  describe('with a second factor', () => {
    let secret: string;
    let codes: string[];
    const codeAt = (at: Date) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
    const at = (minutes: number) => new Date(testNow.getTime() + minutes * minute);

    async function begin(username = 'seller') {
      const response = await login(username);
      const { challenge } = problemSchema.parse(response.json());
      const cookie = cookieOf(response);
      const answer = (code: string, from = cookie) =>
        post('/v1/agent/login/second-factor', { challenge, code }, from);
      return { response, answer };
    }

    it('is asked for only after a first code was right', async () => {
      const begun = await test.send('POST /v1/account/second-factor', 'seller', { body: proof });
      const made = secondFactorSecretSchema.parse(begun.json());
      ({ secret } = made);
      expect(made.uri).toContain(`secret=${secret}`);
      expect((await login('seller')).statusCode).toBe(200);
      const confirm = (code: string) =>
        test.send('POST /v1/account/second-factor/confirm', 'seller', { body: { code } });
      expect(refusalOf(await confirm('000000'))).toBe('422 validation /code invalid');
      const confirmed = await confirm(codeAt(testNow));
      ({ codes } = recoveryCodesSchema.parse(confirmed.json()));
      expect(new Set(codes).size).toBe(10);
      expect((await security('seller')).secondFactor).toEqual({
        since: testNow.toISOString(),
        codesLeft: 10,
      });
      await mail.next(await emailOf(test.connection.database, 'seller'));
    });

    it('keeps the secret encrypted', async () => {
      const [row] = await test.connection.database.select().from(secondFactors);
      expect(row?.secret).not.toContain(secret);
    });

    it('takes a code once, in the browser that typed the password', async () => {
      await test.at(at(1), async () => {
        const { response, answer } = await begin();
        expect(refusalOf(response)).toBe('403 second-factor');
        expect(statusOf(await answer(codeAt(at(1)), ''))).toBe('401 token-expired');
        const done = await answer(codeAt(at(1)));
        expect(sessionSchema.parse(done.json()).username).toBe('seller');
        const again = await begin();
        expect(statusOf(await again.answer(codeAt(at(1))))).toBe('422 validation /code invalid');
      });
    });

    it('takes five codes for one password, then the password again', async () => {
      await test.at(at(2), async () => {
        const { answer } = await begin();
        for (let tries = 0; tries < 5; tries += 1) {
          expect(statusOf(await answer('000000'))).toBe('422 validation /code invalid');
        }
        expect(statusOf(await answer(codeAt(at(2))))).toBe('401 token-expired');
      });
    });

    it('notifies the owner of five wrong codes, whose sender knows the password', async () => {
      const mailed = await mail.next(await emailOf(test.connection.database, 'seller'));
      expect(mailed.subject).toContain('погрешни кодови');
      expect(mailed.text).toContain('/home/not-me?token=');
    });

    it('takes recovery codes, and codes in a known browser, when a stranger has used up all tries', async () => {
      await test.at(at(3), async () => {
        for (let round = 0; round < 4; round += 1) {
          const { answer } = await begin();
          for (let tries = 0; tries < 5; tries += 1) await answer('000000');
        }
        expect(statusOf(await (await begin()).answer(codeAt(at(3))))).toMatch(/^429/);
        const done = await (await begin()).answer(codes[2] ?? '');
        expect(done.statusCode).toBe(200);
        await mail.next(await emailOf(test.connection.database, 'seller'));
        const again = await begin();
        const cookies = `${cookieOf(again.response)}; ${cookieOf(done)}`;
        expect((await again.answer(codeAt(at(3)), cookies)).statusCode).toBe(200);
      });
    });

    it('takes a recovery code once, however it is typed, and notifies the owner', async () => {
      const typed = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
      const { answer } = await begin();
      expect((await answer(typed)).statusCode).toBe(200);
      await mail.next(await emailOf(test.connection.database, 'seller'));
      const again = await begin();
      expect(statusOf(await again.answer(typed))).toBe('422 validation /code invalid');
      expect((await test.get('/v1/notifications?event=security')).statusCode).toBe(401);
    });

    it('stays on when the password is reset', async () => {
      const email = await emailOf(test.connection.database, 'seller');
      await post('/v1/agent/password/forgot', { email });
      const token = linkToken(await mail.next(email));
      const password = 'four new words here';
      expect((await post('/v1/agent/password/reset', { token, password })).statusCode).toBe(204);
      await mail.next(email);
      expect(refusalOf(await login('seller', password))).toBe('403 second-factor');
    });

    it('is turned off with the password and a code alone', async () => {
      const now = at(4);
      await test.at(now, async () => {
        const challenge = await login('seller', 'four new words here');
        const problem = problemSchema.parse(challenge.json());
        const code = codes[1] ?? '';
        const step = { challenge: problem.challenge, code };
        const done = await post('/v1/agent/login/second-factor', step, cookieOf(challenge));
        const { token } = sessionSchema.parse(done.json());
        await mail.next(await emailOf(test.connection.database, 'seller'));
        const end = (body: object) =>
          test.app.inject({
            method: 'DELETE',
            url: '/v1/account/second-factor',
            headers: { authorization: `Bearer ${token}` },
            payload: body,
          });
        const currentPassword = 'four new words here';
        expect(refusalOf(await end({ code: codeAt(now) }))).toContain('/currentPassword');
        expect(refusalOf(await end({ currentPassword, code: '000000' }))).toContain('/code');
        expect((await end({ currentPassword, code: codeAt(now) })).statusCode).toBe(204);
        await mail.next(await emailOf(test.connection.database, 'seller'));
        expect((await login('seller', currentPassword)).statusCode).toBe(200);
      });
    });
  });
});

import {
  accountSecuritySchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
} from '@pazar/contracts/account-security';
import { notMeAnswerSchema, passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { linkTokens } from '../../database/tables/link-tokens.ts';
import { cookieOf } from '../../testing/answer-scenario-sign-in.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { refusalOf } from '../../testing/product-calls.ts';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createTestMail, emailOf, linkToken, type TestMail } from '../../testing/test-mail.ts';
import { testNow } from '../../testing/test-seed.ts';
import { createLink, isLinkOpen } from '../links/link-token-repository.ts';

const proof = { currentPassword: demoPassword };
const minute = 60_000;
const challengeOf = z.object({ challenge: z.string() });

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
    // Whoever knows it is not back before the owner has chosen another one.
    expect((await login('ristov', newPassword)).statusCode).toBe(401);
    const asked = { url: '/v1/account', headers: { authorization: `Bearer ${token}` } };
    expect((await test.app.inject(asked)).statusCode).toBe(401);
    expect(refusalOf(await notMe())).toContain('422 validation /token');
    const password = 'the owner chose this';
    const reset = await post('/v1/agent/password/reset', { token: answer.token, password });
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

  describe('and what somebody else has changed', () => {
    let thief = 'angelovi';
    const phone = createSoftwareAuthenticator();
    const security = async () =>
      accountSecuritySchema.parse((await test.get('/v1/account/security', thief)).json());
    const linkOf = async () =>
      linkToken(await mail.next(await emailOf(test.connection.database, thief)));

    async function addPasskey() {
      const asked = await test.send('POST /v1/account/passkeys/options', thief, { body: proof });
      const { challenge, options } = passkeyOptionsSchema.parse(asked.json());
      const party = { rpId: 'localhost', origin: 'http://localhost:3000' };
      const made = phone.create({ ...party, ...challengeOf.parse(options) });
      const body = { challenge, name: 'Туѓ телефон', response: made };
      const headers = { cookie: cookieOf(asked) };
      await test.send('POST /v1/account/passkeys', thief, { body, headers });
      return linkOf();
    }
    const begin = async () => {
      const begun = await test.send('POST /v1/account/second-factor', thief, { body: proof });
      return secondFactorSecretSchema.parse(begun.json()).secret;
    };
    const codeAt = (secret: string, at: Date) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
    const confirm = async (code: string) =>
      test.send('POST /v1/account/second-factor/confirm', thief, { body: { code } });
    async function turnOn(at: Date) {
      await confirm(codeAt(await begin(), at));
      return linkOf();
    }

    /** Opens the link, and chooses the password of the demo again. */
    async function disown(token: string) {
      const answer = notMeAnswerSchema.parse((await post('/v1/agent/not-me', { token })).json());
      const chosen = { token: answer.token, password: demoPassword };
      expect((await post('/v1/agent/password/reset', chosen)).statusCode).toBe(204);
      await linkOf();
      return answer;
    }

    it('undoes the change of its own e-mail and those after it, and says what is left', async () => {
      await test.at(testNow, async () => {
        const first = await addPasskey();
        const second = await turnOn(testNow);
        const { undone, left } = await disown(first);
        expect(undone).toEqual(['second-factor-on', 'passkey-added']);
        expect(left).toEqual({ passkeys: [], google: false, secondFactor: false });
        expect(refusalOf(await post('/v1/agent/not-me', { token: second }))).toContain('/token');
      });
      expect(await security()).toMatchObject({ passkeys: [], secondFactor: null });
    });

    it('leaves what is older than the link, and the links of it', async () => {
      await addPasskey();
      const { database } = test.connection;
      const [agent] = await database.select().from(agents).where(eq(agents.username, thief));
      const older = await createLink(database, {
        agentId: agent?.id ?? '',
        purpose: 'NOT_ME',
        email: null,
        now: testNow,
        lifetimeMs: 60 * minute,
      });
      const later = new Date(testNow.getTime() + minute);
      await test.at(later, async () => {
        const { undone, left } = await disown(await turnOn(later));
        expect(undone).toEqual(['second-factor-on']);
        expect(left).toEqual({ passkeys: ['Туѓ телефон'], google: false, secondFactor: false });
        expect(await isLinkOpen(database, { token: older, purpose: 'NOT_ME', now: later })).toBe(
          true,
        );
      });
    });

    it('restores a removed passkey', async () => {
      await test.at(testNow, async () => {
        const [passkey] = (await security()).passkeys;
        await test.send(`DELETE /v1/account/passkeys/${passkey?.id}`, thief, { body: proof });
        const { undone, left } = await disown(await linkOf());
        expect({ undone, left }).toMatchObject({
          undone: ['passkey-removed'],
          left: { passkeys: ['Туѓ телефон'] },
        });
      });
    });

    it('brings the former e-mail back', async () => {
      const { database } = test.connection;
      const before = await emailOf(database, thief);
      const [agent] = await database.select().from(agents).where(eq(agents.username, thief));
      const token = await createLink(database, {
        agentId: agent?.id ?? '',
        purpose: 'NOT_ME',
        email: null,
        undo: { kind: 'email-changed', from: before, to: 'thief@example.com' },
        now: testNow,
        lifetimeMs: minute,
      });
      await database
        .update(agents)
        .set({ email: 'thief@example.com', pendingEmail: 'other@example.com' })
        .where(eq(agents.username, thief));
      const answer = notMeAnswerSchema.parse((await post('/v1/agent/not-me', { token })).json());
      expect(answer.undone).toEqual(['email-changed']);
      // Both addresses hear of it.
      expect((await mail.next(before)).text).toContain('/account/security');
      expect((await mail.next('thief@example.com')).text).not.toContain(before);
      const chosen = { token: answer.token, password: demoPassword };
      expect((await post('/v1/agent/password/reset', chosen)).statusCode).toBe(204);
      await linkOf();
      const [after] = await database.select().from(agents).where(eq(agents.username, thief));
      expect(after).toMatchObject({ email: before, pendingEmail: null });
    });

    it('brings back the two-step login of before, also beside one that was begun', async () => {
      const { database } = test.connection;
      thief = 'pazarce';
      await test.at(testNow, async () => {
        const confirmed = await confirm(codeAt(await begin(), testNow));
        const [code = ''] = recoveryCodesSchema.parse(confirmed.json()).codes;
        await linkOf();
        await database.update(linkTokens).set({ createdAt: new Date(testNow.getTime() - minute) });
        const body = { ...proof, code };
        await test.send('DELETE /v1/account/second-factor', thief, { body });
        const off = await linkOf();
        await begin();
        const { undone, left } = await disown(off);
        expect(undone).toEqual(['second-factor-off']);
        expect(left.secondFactor).toBe(true);
      });
    });

    it('brings back the two-step login that another phone had, in place of none', async () => {
      const { database } = test.connection;
      thief = 'zelena.korpa';
      await test.at(testNow, async () => {
        const confirmed = await confirm(codeAt(await begin(), testNow));
        const [code = ''] = recoveryCodesSchema.parse(confirmed.json()).codes;
        await linkOf();
        const body = { ...proof, code };
        await test.send('DELETE /v1/account/second-factor', thief, { body });
        await linkOf();
        await database.update(linkTokens).set({ createdAt: new Date(testNow.getTime() - minute) });
        const { undone, left } = await disown(await turnOn(testNow));
        expect(undone).toEqual(['second-factor-on', 'second-factor-off']);
        expect(left.secondFactor).toBe(true);
      });
    });
  });
});

import { recoveryCodesSchema, secondFactorSecretSchema } from '@pazar/contracts/account-security';
import { problemSchema } from '@pazar/contracts/problem';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { cookieOf } from '../../../testing/answer-scenario-sign-in.ts';
import { refusalOf } from '../../../testing/product-calls.ts';
import { demoPassword, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { testNow } from '../../../testing/test-seed.ts';

const minute = 60_000;
const locked = '422 validation /code recovery-only';

describe.each(testDatabases)('Wrong codes in a row, on $name', ({ open }) => {
  it.each([
    ['a recovery code is right', 'seller'],
    ['the owner sets the second factor up again', 'pazarce'],
  ] as const)('end the codes of the app for strangers, until %s', async (way, username) => {
    const test = await startTestApp(await open());
    const post = (url: string, payload: object, cookie = '') =>
      test.app.inject({ method: 'POST', url, headers: { cookie }, payload });
    const proof = { currentPassword: demoPassword };
    const { token } = await test.signIn(username);
    const send = (call: Parameters<TestApp['send']>[0], body: object) =>
      test.send(call, undefined, { body, headers: { authorization: `Bearer ${token}` } });

    /** Turns it on; returns the codes that its app shows, and a recovery code. */
    async function turnOn(now: Date) {
      const begun = await send('POST /v1/account/second-factor', proof);
      const { secret } = secondFactorSecretSchema.parse(begun.json());
      const codeAt = (at: Date) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
      const body = { code: codeAt(now) };
      const confirmed = await send('POST /v1/account/second-factor/confirm', body);
      const [recovery = ''] = recoveryCodesSchema.parse(confirmed.json()).codes;
      return { codeAt, recovery };
    }
    const { codeAt, recovery } = await turnOn(testNow);

    /** The first step of a login in a browser that nobody knows; its codes are the second. */
    async function logIn() {
      const asked = await post('/v1/agent/login', { username, password: demoPassword });
      const { challenge } = problemSchema.parse(asked.json());
      return async (code: string) => {
        const step = { challenge, code };
        const answer = await post('/v1/agent/login/second-factor', step, cookieOf(asked));
        return answer.statusCode === 200 ? '200' : refusalOf(answer);
      };
    }
    // The limits have the time of the machine.
    const hours = vi.useFakeTimers({ toFake: ['Date'] });
    const later = new Date(testNow.getTime() + 5 * minute);
    await test.at(later, async () => {
      const answers = new Map<string, number>();
      // Each hour has twenty tries, five for one password.
      for (let round = 0; round < 11; round += 1) {
        if (round % 4 === 0) hours.setSystemTime(Date.now() + 61 * minute);
        const answer = await logIn();
        for (let tries = 0; tries < 5; tries += 1) {
          const said = await answer('000000');
          answers.set(said, (answers.get(said) ?? 0) + 1);
        }
      }
      expect([...answers]).toEqual([
        ['422 validation /code invalid', 50],
        [locked, 5],
      ]);
      hours.setSystemTime(Date.now() + 61 * minute);
      expect(await (await logIn())(codeAt(later))).toBe(locked);
      const ways = {
        'a recovery code is right': async () => {
          expect(await (await logIn())(recovery)).toBe('200');
          return (await logIn())(codeAt(later));
        },
        'the owner sets the second factor up again': async () => {
          const ended = { ...proof, code: recovery };
          await send('DELETE /v1/account/second-factor', ended);
          const anew = await turnOn(later);
          // A code is used once: the next one comes half a minute later.
          const next = new Date(later.getTime() + minute / 2);
          return test.at(next, async () => (await logIn())(anew.codeAt(next)));
        },
      };
      expect(await ways[way]()).toBe('200');
    });
    vi.useRealTimers();
    await test.close();
  });
});

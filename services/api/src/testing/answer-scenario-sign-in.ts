import {
  passkeySchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
} from '@pazar/contracts/account-security';
import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import { problemSchema } from '@pazar/contracts/problem';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { createLink } from '../account/links/link-token-repository.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';
import { demoPassword, type TestApp } from './test-app.ts';
import { testNow } from './test-seed.ts';

const who = 'seller';
const proof = { currentPassword: demoPassword };
const party = { rpId: 'localhost', origin: 'http://localhost:3000' };
const challengeOf = z.object({ challenge: z.string() });

/** Calls of the ways to sign in besides a password and Google, and of the link of their e-mails. */
export async function playSignInWays(test: TestApp): Promise<void> {
  await playPasskey(test);
  await playSecondFactor(test);
  const [agent] = await test.connection.database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.username, who));
  const token = await createLink(test.connection.database, {
    agentId: agent?.id ?? '',
    purpose: 'NOT_ME',
    email: null,
    now: testNow,
    lifetimeMs: 1000,
  });
  await post(test, '/v1/agent/not-me', { payload: { token } });
}

async function playPasskey(test: TestApp): Promise<void> {
  const phone = createSoftwareAuthenticator();
  const asked = await test.send('POST /v1/account/passkeys/options', who, { body: proof });
  const toAdd = passkeyOptionsSchema.parse(asked.json());
  const made = phone.create({ ...party, ...challengeOf.parse(toAdd.options) });
  const body = { challenge: toAdd.challenge, name: 'Телефон', response: made };
  const headers = { cookie: cookieOf(asked) };
  const added = await test.send('POST /v1/account/passkeys', who, { body, headers });
  const { id } = passkeySchema.parse(added.json());

  const options = await post(test, '/v1/agent/passkey/options', {});
  const toUse = passkeyOptionsSchema.parse(options.json());
  const used = phone.get({ ...party, ...challengeOf.parse(toUse.options) }, 1);
  const payload = { challenge: toUse.challenge, response: used };
  await post(test, '/v1/agent/passkey/login', { payload, cookie: cookieOf(options) });
  await test.send(`PATCH /v1/account/passkeys/${id}`, who, { body: { name: 'Во нива' } });
  await test.get('/v1/account/security', who);
  await test.send(`DELETE /v1/account/passkeys/${id}`, who, { body: proof });
}

async function playSecondFactor(test: TestApp): Promise<void> {
  const begun = await test.send('POST /v1/account/second-factor', who, { body: proof });
  const { secret } = secondFactorSecretSchema.parse(begun.json());
  const codeAt = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
  const code = codeAt(testNow.getTime());
  await test.send('POST /v1/account/second-factor/confirm', who, { body: { code } });
  const made = await test.send('POST /v1/account/second-factor/codes', who, { body: proof });
  const [first, second] = recoveryCodesSchema.parse(made.json()).codes;
  await test.get('/v1/account/security', who);
  const refused = await post(test, '/v1/agent/login', {
    payload: { username: who, password: demoPassword },
  });
  const { challenge } = problemSchema.parse(refused.json());
  const step = { payload: { challenge, code: first }, cookie: cookieOf(refused) };
  await post(test, '/v1/agent/login/second-factor', step);
  const body = { ...proof, code: second };
  await test.send('DELETE /v1/account/second-factor', who, { body });
}

function post(
  test: TestApp,
  url: string,
  { payload, cookie = '' }: { payload?: object; cookie?: string },
): Promise<LightMyRequestResponse> {
  return test.app.inject({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) });
}

/** The cookies that an answer sets, as the browser sends them back. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
}

import { linkFromOutbox } from './outbox.ts';
import type { PazarSystem } from './pazar-system.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/** Registers an account at the API and confirms its e-mail, for tests that change how it signs in. */
export async function registerAccount(
  system: Pick<PazarSystem, 'apiUrl' | 'home'>,
  { name, locale = 'en' }: { name: string; locale?: 'en' | 'mk' },
): Promise<NewAccount> {
  const username = `${name}-${Date.now()}`;
  const account = { username, email: `${username}@example.mk`, password: 'four words to begin' };
  const asked = await post(system, 'register', { body: { ...account, displayName: name, locale } });
  // The link is opened in the browser of the registration; another one would choose the password
  // there.
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
  const link = new URL(await linkFromOutbox(system, '/home/confirm', account.email));
  await post(system, 'email/confirm', { body: { token: link.searchParams.get('token') }, cookie });
  return account;
}

async function post(
  { apiUrl }: Pick<PazarSystem, 'apiUrl'>,
  call: string,
  { body, cookie }: { body: object; cookie?: string },
): Promise<Response> {
  const answer = await fetch(`${apiUrl}/v1/agent/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return answer;
}

import { type Session, sessionSchema } from '@pazar/contracts/session';
import type { Page } from '@playwright/test';
import type { PazarSystem } from './pazar-system.ts';

/** The password of every demo account. */
export const demoPassword = 'pazar-demo';

interface Reader<Value> {
  parse(input: unknown): Value;
}

/** The session that the shell stores in this page's storage. */
export async function storedSession(page: Page): Promise<Session> {
  const stored = await page.evaluate(() => localStorage.getItem('current-user'));
  return sessionSchema.parse(JSON.parse(stored ?? 'null'));
}

/** Signs in at the API itself, as a client without a browser. */
export async function signInAtApi(
  { apiUrl }: PazarSystem,
  username: string,
  password = demoPassword,
): Promise<Session> {
  const answer = await fetch(`${apiUrl}/v1/agent/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return sessionSchema.parse(await answer.json());
}

/** The API's answer to this session, read without the shell. */
export async function readFromApi<Value>(
  { url, token }: { url: string; token: string },
  schema: Reader<Value>,
): Promise<Value> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  return schema.parse(await answer.json());
}

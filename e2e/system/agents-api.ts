import { randomUUID } from 'node:crypto';
import { sessionReader } from '@pazar/contracts/session-reader';
import { type Session, sessionSchema } from '@pazar/contracts/session';
import type { Page } from '@playwright/test';
import type { OpenedSystem } from './open-system.ts';

/** The password of every demo account. */
export const demoPassword = 'pazar-demo';

/** Milliseconds for an answer; without a limit, a client waits for five minutes. */
const timeoutMs = 60_000;

interface Reader<Value> {
  parse(input: unknown): Value;
}

/** The session that the shell stores in this page's storage. */
export async function storedSession(page: Page): Promise<Session> {
  const stored = await page.evaluate(() => localStorage.getItem('current-user'));
  return sessionReader.parse(JSON.parse(stored ?? 'null'));
}

/** Signs in at the API itself, as a client without a browser. */
export async function signInAtApi(
  { apiUrl }: Pick<OpenedSystem, 'apiUrl'>,
  username: string,
  password = demoPassword,
): Promise<Session> {
  const answer = await fetch(`${apiUrl}/v1/agent/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return sessionSchema.parse(await answer.json());
}

/** The API's answer to this session, read without the shell. */
export async function readFromApi<Value>(
  { url, token }: { url: string; token: string },
  schema: Reader<Value>,
): Promise<Value> {
  const answer = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return schema.parse(await answer.json());
}

interface Posting {
  url: string;
  token: string;
  body: object;
  /** The version that the writer has seen, where the API asks for one. */
  version?: number;
}

/** Posts to the API as another client would, and returns the answer. Rejects when the API does. */
export async function postToApi({ url, token, body, version }: Posting): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

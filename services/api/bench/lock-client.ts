import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ApiProcess } from './api-process.ts';

/** An answer of the API, with the time that it took. */
export interface Answered {
  status: number;
  body: unknown;
  ms: number;
}

export interface LockClient {
  /**
   * Sends a request to one of the processes. A POST has a new key; `version` is the one that the
   * caller saw. Rejects without an answer.
   */
  send: (
    call: `${'GET' | 'POST' | 'PUT' | 'PATCH'} ${string}`,
    content?: { body?: object | FormData; version?: number },
  ) => Promise<Answered>;
}

/** Requests of a demo agent to several processes, each by chance. */
export async function createLockClient(
  processes: readonly ApiProcess[],
  username: string,
): Promise<LockClient> {
  let token = '';
  const send: LockClient['send'] = async (call, content = {}) => {
    const [method = 'GET', path = ''] = call.split(' ', 2);
    const process = processes[randomInt(processes.length)];
    const from = performance.now();
    const response = await fetch(`${process?.url ?? ''}${path}`, {
      method,
      ...requestOf(content),
      headers: { ...headersOf(content), ...(token !== '' && ownHeaders(method, token)) },
    });
    const text = await response.text();
    const ms = performance.now() - from;
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, body, ms };
  };
  const answer = await send('POST /v1/agent/login', {
    body: { username, password: 'pazar-demo' },
  });
  ({ token } = z.object({ token: z.string() }).parse(answer.body));
  return { send };
}

type Content = NonNullable<Parameters<LockClient['send']>[1]>;

function requestOf({ body }: Content): Pick<RequestInit, 'body'> {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}

function headersOf({ body, version }: Content): Record<string, string> {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    ...(isJson && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
}

function ownHeaders(method: string, token: string): Record<string, string> {
  const key = method === 'POST' && { 'idempotency-key': randomUUID() };
  return { authorization: `Bearer ${token}`, ...key };
}

const identified = z.object({ id: z.string(), version: z.number() });

/** The record that an answer has. Throws with the answer when it is a problem. */
export function recordOf({ status, body }: Answered): z.infer<typeof identified> {
  if (status >= 400) throw new Error(JSON.stringify(body));
  return identified.parse(body);
}

import { sessionSchema, type Session } from '@pazar/contracts/session';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import type { Adapters } from '../adapters/adapters.ts';
import { createSecrets } from '../security/secrets.ts';
import { nowhere } from './nowhere.ts';
import { testNow, testPasswordCost } from './test-seed.ts';
import { unnamedFields } from './unnamed-fields.ts';

export const demoPassword = 'pazar-demo';

/** The service over the database of a test, at `testNow`. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
const methodSchema = z.enum(['POST', 'PUT', 'PATCH', 'DELETE']);
type Headers = NonNullable<InjectOptions['headers']>;

/** The limits are tested where they are implemented. */
const fasterThanPeople = 1_000_000;

interface TestSettings {
  requestsPerMinute?: number;
  /** In place of `testNow` and the time that `at` sets. */
  clock?: Clock;
}

export async function startTestApp(
  connection: DatabaseConnection,
  adapters: Adapters = nowhere,
  { requestsPerMinute = fasterThanPeople, clock }: TestSettings = {},
) {
  let now = testNow;
  const app = await buildApp({
    connection,
    secrets: createSecrets(),
    clock: clock ?? (() => now),
    passwordCost: testPasswordCost,
    logger: false,
    adapters,
    requestsPerMinute,
  });
  const tokens = new Map<string, string>();

  async function signIn(username: string): Promise<Session> {
    const payload = { username, password: demoPassword };
    const response = await app.inject({ method: 'POST', url: '/v1/agent/login', payload });
    return sessionSchema.parse(response.json());
  }
  async function tokenOf(username: string): Promise<string> {
    const token = tokens.get(username) ?? (await signIn(username)).token;
    tokens.set(username, token);
    return token;
  }
  return {
    app,
    connection,
    signIn,
    /** Does something at another time of the server's clock, with sessions of that time. */
    at: async <Result>(instant: Date, work: () => Promise<Result>) => {
      now = instant;
      tokens.clear();
      try {
        return await work();
      } finally {
        now = testNow;
        tokens.clear();
      }
    },
    /** GET, as the named agent (signed in once for all calls) or without a session. */
    get: async (url: string, username?: string, headers: Headers = {}) => {
      const authorization = username && { authorization: `Bearer ${await tokenOf(username)}` };
      return app.inject({ url, headers: { ...authorization, ...headers } });
    },
    /**
     * Any other call, as the named agent or without a session: `send('PATCH /v1/x', 'producer',
     * {body})`.
     */
    send: async (
      call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`,
      username?: string,
      { body, headers = {} }: { body?: object | undefined; headers?: Headers | undefined } = {},
    ) => {
      const [method, url] = call.split(' ', 2);
      const authorization = username && { authorization: `Bearer ${await tokenOf(username)}` };
      return app.inject({
        method: methodSchema.parse(method),
        url: url ?? '',
        headers: { ...authorization, ...headers },
        ...(body && { payload: body }),
      });
    },
    close: async () => {
      await app.close();
      const unnamed = await unnamedFields(connection.database);
      await connection.close();
      if (unnamed.length > 0) {
        throw new Error(`auditedFields of the contracts lacks ${unnamed.join(', ')}`);
      }
    },
  };
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { App } from '../http/app-types.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { createSecrets } from '../security/secrets.ts';
import { nowhere } from '../testing/nowhere.ts';
import { demoPassword } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow, testPasswordCost } from '../testing/test-seed.ts';
import { logOptions } from '@pazar/service/log-options';

describe.each(testDatabases)('What operators see on $name', ({ name, open }) => {
  const registry = new Registry();
  const stream = new PassThrough();
  let connection: DatabaseConnection;
  let app: App;
  let log: Promise<string>;
  beforeAll(async () => {
    connection = await open();
    app = await buildApp({
      connection,
      secrets: createSecrets(),
      clock: () => testNow,
      passwordCost: testPasswordCost,
      logger: { ...logOptions, stream },
      adapters: nowhere,
      requestsPerMinute: 1000,
      registry,
    });
    log = text(stream);
  });
  afterAll(() => connection.close());

  const login = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/agent/login?secret=in-the-query',
      headers: { 'x-request-id': 'trace-of-the-login' },
      payload: { username: 'producer', password },
    });

  it('measures requests by route and status, the database, the loop, and what agents do', async () => {
    const token = (await login(demoPassword)).json<{ token: string }>().token;
    await login('secret-password');
    const headers = { authorization: `Bearer ${token}` };
    await app.inject({ url: '/v1/products?q=secret-search', headers });
    await app.inject({ url: '/v1/nothing?q=secret', headers });
    const metrics = await registry.metrics();
    expect(metrics).toContain(
      'pazar_http_request_duration_seconds_count{method="GET",route="/v1/products",status="200"} 1',
    );
    expect(metrics).toContain('route="/v1/agent/login",status="401"} 1');
    expect(metrics).toContain('route="none",status="404"} 1');
    expect(metrics).toContain('pazar_events_total{event="sign-in"} 1');
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect(metrics.includes('pazar_database_connections{state="idle"}')).toBe(name !== 'PGlite');
    expect(metrics).not.toContain('secret');
  });

  it('logs with the trace id, and no token, query, header or personal data', async () => {
    const token = (await login(demoPassword)).json<{ token: string }>().token;
    await app.inject({ url: '/login/oauth2/code/google?code=secret-code&state=secret-state' });
    await app.inject({ url: `/?jwt=${token}`, headers: { cookie: 'session=secret-cookie' } });
    await app.inject({ url: '/v1/agent/current', headers: { authorization: `Bearer ${token}` } });
    app.log.error(
      {
        err: new Error('The e-mail was not sent', {
          cause: Object.assign(new Error('Key (email)=(secret@person.mk)'), {
            severity: 'ERROR',
            code: '23505',
          }),
        }),
      },
      'request failed',
    );
    app.log.error({ err: Object.assign(new Error('secret'), { params: ['secret'] }) }, 'failed');
    await app.close();
    stream.end();
    const lines = await log;
    expect(lines).toContain('"traceId":"trace-of-the-login"');
    expect(lines).toContain('"path":"/v1/agent/login"');
    expect(lines).toContain('"path":"/login/oauth2/code/google"');
    expect(lines).toContain('"code":"23505"');
    const secrets = ['secret', token, 'Bearer', demoPassword, '127.0.0.1'];
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
  });
});

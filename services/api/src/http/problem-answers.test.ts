import { healthSchema } from '@pazar/contracts/health';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { sql } from '../database/drizzle.ts';
import { createSecrets } from '../security/secrets.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { nowhere } from '../testing/nowhere.ts';
import { testNow, testPasswordCost } from '../testing/test-seed.ts';

describe.each(testDatabases)('Answers on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const post = (payload: string, headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/v1/agent/login', payload, headers });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['mk-MK', 'mk-MK', 'Не сте најавени. Најавете се за да продолжите.'],
    ['en-GB', 'en-GB', 'You are not logged in. Log in to continue.'],
    ['de, mk;q=0.8, en;q=0.5', 'mk-MK', 'Не сте најавени. Најавете се за да продолжите.'],
    ['fr', 'en-GB', 'You are not logged in. Log in to continue.'],
    [undefined, 'en-GB', 'You are not logged in. Log in to continue.'],
  ])('speaks the language that %s asks for', async (accepted, language, detail) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    const response = await test.get('/v1/products', undefined, headers);
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
    });
    expect(problemSchema.parse(response.json()).detail).toBe(detail);
  });

  it('fills the limits into the texts of fields', async () => {
    const headers = { 'accept-language': 'mk-MK' };
    const response = await test.get('/v1/products?limit=500', 'producer', headers);
    const { title, errors } = problemSchema.parse(response.json());
    expect(title).toBe('Проверете ги внесените податоци');
    expect(errors?.[0]?.detail).toBe('Мора да биде најмногу 100');
  });

  it('names each request, by the caller when the name is harmless', async () => {
    const named = await test.get('/nowhere?secret=1', undefined, { 'x-request-id': 'trace-0001' });
    expect(named.headers['x-request-id']).toBe('trace-0001');
    expect(problemSchema.parse(named.json())).toMatchObject({
      status: 404,
      code: 'not-found',
      traceId: 'trace-0001',
      instance: '/nowhere',
    });
    const hostile = await test.get('/nowhere', undefined, { 'x-request-id': 'a b"c' });
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps answers out of caches and browsers from guessing their type', async () => {
    const { headers } = await test.get('/v1/dashboard', 'producer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    { what: 'no JSON', body: '{', status: 400, code: 'malformed' },
    { what: 'nothing', body: '', status: 400, code: 'malformed' },
    { what: 'a prototype', body: '{"__proto__":{}}', status: 400, code: 'malformed' },
    {
      what: 'a constructor',
      body: '{"constructor":{"prototype":{}}}',
      status: 400,
      code: 'malformed',
    },
    { what: 'a list', body: '[]', status: 422, code: 'validation' },
    { what: 'over 1 MB', body: `"${'x'.repeat(1024 * 1024)}"`, status: 413, code: 'too-large' },
  ])('refuses a body of $what', async ({ body, status, code }) => {
    const response = await post(body, json);
    expect(problemSchema.parse(response.json())).toMatchObject({ status, code });
  });

  it('says how large a body may be and is', async () => {
    const body = `"${'x'.repeat(1024 * 1024)}"`;
    const problem = problemSchema.parse((await post(body, json)).json());
    expect(problem).toMatchObject({ limit: 1024 * 1024, actual: 1024 * 1024 + 2 });
  });

  it('takes JSON, JSON in UTF-8, and a merge patch', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/merge-patch+json']) {
      const response = await post('{"username":"producer"}', { 'content-type': type });
      expect(problemSchema.parse(response.json()).code).toBe('validation');
    }
    const hostile = { 'content-type': 'application/merge-patch+json' };
    const response = await post('{"__proto__":{}}', hostile);
    expect(problemSchema.parse(response.json()).code).toBe('malformed');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'refuses a body of type %s',
    async (type) => {
      const response = await post('username=a', { 'content-type': type });
      expect(problemSchema.parse(response.json())).toMatchObject({
        status: 415,
        code: 'unsupported-media',
      });
    },
  );

  it('answers an unreadable address as malformed', async () => {
    const response = await test.get('/v1/%zz');
    expect(problemSchema.parse(response.json())).toMatchObject({ status: 400, code: 'malformed' });
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'en-GB',
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps what went wrong inside to itself', async () => {
    await test.connection.database.execute(sql`alter table api.promotions rename to elsewhere`);
    const response = await test.get('/v1/promotions', 'producer');
    await test.connection.database.execute(sql`alter table api.elsewhere rename to promotions`);
    expect(problemSchema.parse(response.json())).toMatchObject({ status: 500, code: 'internal' });
    expect(response.body).not.toMatch(/relation|select|elsewhere|stack/i);
  });

  it('is alive and ready, and not ready while the database does not answer', async () => {
    const live = await test.get('/health/live');
    expect(healthSchema.parse(live.json())).toEqual({ status: 'up', checks: {} });
    const ready = await test.get('/health/ready');
    expect(healthSchema.parse(ready.json())).toEqual({ status: 'up', checks: { database: 'up' } });

    const cut = await buildApp({
      connection: { ...test.connection, ping: () => Promise.reject(new Error('cut')) },
      secrets: createSecrets(),
      clock: () => testNow,
      passwordCost: testPasswordCost,
      logger: false,
      adapters: nowhere,
      requestsPerMinute: 300,
    });
    const down = await cut.inject('/health/ready');
    expect(down.statusCode).toBe(503);
    expect(healthSchema.parse(down.json())).toEqual({
      status: 'down',
      checks: { database: 'down' },
    });
    expect((await cut.inject('/health/live')).statusCode).toBe(200);
    await cut.close();
  });
});

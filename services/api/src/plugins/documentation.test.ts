import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { buildApp } from '../app.ts';
import { createSecrets } from '../security/secrets.ts';
import { testPasswordCost } from '../testing/test-app.ts';
import { nowhere } from '../testing/nowhere.ts';

const operationSchema = z.object({
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** Every endpoint, who may call it, and the statuses that it may answer. */
const expected = {
  'get /health/live': ['public', 200, 500],
  'get /health/ready': ['public', 200, 500, 503],
  'get /logout': ['public', 204, 500],
  'post /v1/agent/login': ['public', 200, 401, 413, 415, 422, 429, 500],
  'get /v1/agent/current': ['bearer', 200, 401, 500],
  'get /v1/dashboard': ['bearer', 200, 401, 500],
  'get /v1/locations': ['bearer', 200, 400, 401, 403, 422, 500],
  'get /v1/management/agents': ['bearer', 200, 400, 401, 403, 422, 500],
  'get /v1/produce': ['bearer', 200, 400, 401, 403, 422, 500],
  'get /v1/products': ['bearer', 200, 400, 401, 403, 422, 500],
  'get /v1/promotions': ['bearer', 200, 400, 401, 403, 422, 500],
};

describe('The OpenAPI document', () => {
  let app: App;
  beforeAll(async () => {
    app = await describedApp();
  });
  afterAll(() => app.close());

  const read = async () => documentSchema.parse((await app.inject('/v1/openapi.json')).json());

  it('lists every endpoint with its access and its answers', async () => {
    const { paths } = await read();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, responses }]) => [
        `${method} ${path}`,
        [security.length === 0 ? 'public' : 'bearer', ...Object.keys(responses).map(Number)],
      ]),
    );
    expect(Object.fromEntries(listed)).toEqual(expected);
  });

  it('has the schemas of the contracts in it', async () => {
    const document = JSON.stringify(await read());
    for (const text of ['stockAvailable', 'tokenExpiry', 'totalIsExact', '"traceId"']) {
      expect(document).toContain(text);
    }
  });

  it('refuses to register a route that does not say who may call it', async () => {
    const careless = await describedApp();
    const registration = careless.register(async (scope) => {
      scope.get('/v1/forgotten', () => null);
    });
    await expect(registration).rejects.toThrow('Route /v1/forgotten does not say who may call it.');
  });
});

/** Describing the routes queries nothing, so there is no database behind them. */
function describedApp(): Promise<App> {
  const connection = { database: drizzle.mock(), ping: async () => {}, close: async () => {} };
  return buildApp({
    connection,
    secrets: createSecrets(),
    clock: () => new Date(),
    passwordCost: testPasswordCost,
    logger: false,
    outside: nowhere,
    requestsPerMinute: 300,
  });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../create-app.ts';
import type { Registry } from '../open-registry.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import type { App } from './app-types.ts';

const operationSchema = z.object({
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.object({ bearer: z.array(z.string()).min(1) })),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** `GET /v1/remotes/{name}` of each route in Fastify's tree: `│   └── /:name (GET, HEAD)`. */
function routesOf(app: App): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.splice(depth, Infinity, part);
      const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}');
      const others = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
      return others.map((method) => `${method} ${path}`);
    });
}

describe('The documentation of the registry', () => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  beforeAll(async () => {
    const [database] = databases;
    if (!database) throw new Error('There is always the embedded database');
    home = await database.createHome();
    registry = await home.open();
    app = createApp(registry, false);
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await home.remove();
  });
  const read = async () => documentSchema.parse((await app.inject('/v1/openapi.json')).json());
  const namesIn = (paths: Record<string, object>) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

  it('has every route but its own, in the document and on the page', async () => {
    const documented = namesIn((await read()).paths);
    const routes = routesOf(app);
    expect(routes.length).toBeGreaterThan(35);
    const own = ['GET /v1/docs', 'GET /v1/docs/style.css', 'GET /v1/openapi.json'];
    expect([...documented, ...own].toSorted()).toEqual(routes.toSorted());
    const { body } = await app.inject('/v1/docs');
    expect(documented.filter((name) => !body.includes(`<code>${name}</code>`))).toEqual([]);
  });

  it('says who may call a route, what it sends along and how it can fail', async () => {
    const { paths } = await read();
    expect(paths['/v1/remotes']?.['get']?.security).toEqual([]);
    expect(paths['/v1/gc']?.['post']?.security).toEqual([{ bearer: ['operator'] }]);
    const pause = paths['/v1/remotes/{name}/pause']?.['post'];
    const sent = pause?.parameters.map((parameter) => [parameter.name, parameter['required']]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ['if-match', true],
        ['idempotency-key', false],
      ]),
    );
    expect(pause?.responses['412']?.description).toBe('A problem: `version-conflict`');
  });

  it('has the statuses that a publish, a plan and the end of a key answer, and no others', async () => {
    const { paths } = await read();
    const answersOf = (method: string, path: string) => paths[path]?.[method]?.responses ?? {};
    expect(answersOf('post', '/v1/remotes/{name}/versions')['412']?.description).toBe(
      'A problem: `version-conflict`',
    );
    // A plan answers 200 with the reason, and a key that is not there is refused like the only one.
    const planned = Object.keys(answersOf('post', '/v1/plan'));
    expect(planned.filter((status) => ['404', '409', '412'].includes(status))).toEqual([]);
    expect(answersOf('delete', '/v1/keys/{keyId}')).not.toHaveProperty('404');
  });

  it.each(['/v1/docs', '/v1/openapi.json'])('is compressed, and sent once: %s', async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, max-age=300',
    });
    expect(answer.rawPayload.length).toBeLessThan(100_000);
    const tag = String(answer.headers['etag']);
    const known = await app.inject({ url, headers: { ...headers, 'if-none-match': tag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('is read as the state is: without a token, through the edge by managers alone', async () => {
    const headers = { 'x-forwarded-prefix': '/api/v1/releases' };
    const answer = await app.inject({ url: '/v1/docs', headers });
    expect(answer.statusCode).toBe(401);
  });

  it('refuses a route that does not say who may call it', () => {
    const careless = createApp(registry, false);
    expect(() => careless.get('/v1/forgotten', () => null)).toThrow(
      'Route /v1/forgotten does not say who may call it.',
    );
  });
});

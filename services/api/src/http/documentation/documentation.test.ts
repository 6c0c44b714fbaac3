import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { problemStatus } from '@pazar/service/problem-status';
import { unconnectedApp } from '../../testing/unconnected-app.ts';

const operationSchema = z.object({
  summary: z.string(),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      content: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const statusOf = new Map<string, number>(Object.entries(problemStatus));

describe('The OpenAPI document', () => {
  let app: App;
  beforeAll(async () => {
    app = await unconnectedApp();
  });
  afterAll(() => app.close());

  const read = async () => documentSchema.parse((await app.inject('/v1/openapi.json')).json());

  async function endpoints() {
    const { paths } = await read();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method} ${path}`,
        isRead: method === 'get',
        isPublic: operation.security.length === 0,
        statuses: Object.keys(operation.responses).map(Number),
        headers: operation.parameters.filter((parameter) => parameter.in === 'header'),
      })),
    );
  }

  it('says of every endpoint who may call it and how that can fail', async () => {
    const all = await endpoints();
    expect(all.length).toBeGreaterThan(60);
    const incomplete = all.filter(({ name, isRead, isPublic, statuses }) => {
      const needed = [
        500,
        ...(isPublic ? [] : [401]),
        ...(isRead ? [] : [403]),
        ...(/^get \/(?:health|v1\/images)\//.test(name) ? [] : [429, 503]),
      ];
      const succeeds = statuses.some((status) => status < 400);
      return !succeeds || needed.some((status) => !statuses.includes(status));
    });
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });

  it('says what every endpoint does, beyond its summary', async () => {
    const { paths } = await read();
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { summary, description }]) => {
        const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
        const known = new Set(words(summary));
        const says = words(description).some((word) => !known.has(word));
        return says && summary !== '' ? [] : [`${method} ${path}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('names the role that a caller needs', async () => {
    const { paths } = await read();
    expect(paths['/v1/products']?.['post']?.security).toEqual([{ bearer: ['ROLE_AGENT'] }]);
    expect(paths['/v1/management/stats']?.['get']?.security).toEqual([
      { bearer: ['ROLE_MANAGEMENT'] },
    ]);
    expect(paths['/v1/promotions/{id}/publish']?.['post']?.security).toEqual([
      { bearer: ['ROLE_AGENT'] },
    ]);
    expect(paths['/v1/account']?.['get']?.security).toEqual([{ bearer: [] }]);
  });

  it('names the codes of each refusal', async () => {
    const { paths } = await read();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const wrong = operations.flatMap(({ summary, responses }) =>
      Object.entries(responses).flatMap(([status, { description, content }]) => {
        const codes = [...description.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
        const isRefusal = Object.hasOwn(content, 'application/problem+json');
        const fits = codes.every((code) => statusOf.get(code ?? '') === Number(status));
        return fits && isRefusal === codes.length > 0 ? [] : [`${summary}: ${status}`];
      }),
    );
    expect(wrong).toEqual([]);
    const change = paths['/v1/products/{id}']?.['patch']?.responses['409'];
    expect(change?.description).toBe('A problem: `duplicate`, `in-use`');
  });

  it('lists what nobody needs to sign in for', async () => {
    const open = (await endpoints()).filter(({ isPublic }) => isPublic);
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'get /health/live',
      'get /health/ready',
      'get /login/oauth2/code/google',
      'get /logout',
      'get /oauth2/authorization/google',
      'get /v1/images/{id}/{size}.webp',
      'get /v1/reference/categories',
      'get /v1/reference/crops',
      'get /v1/reference/fx-rates',
      'get /v1/reference/municipalities',
      'get /v1/reference/units',
      'get /v1/reference/vat-rates',
      'post /v1/agent/email/confirm',
      'post /v1/agent/login',
      'post /v1/agent/login/second-factor',
      'post /v1/agent/not-me',
      'post /v1/agent/passkey/login',
      'post /v1/agent/passkey/options',
      'post /v1/agent/password/forgot',
      'post /v1/agent/password/reset',
      'post /v1/agent/register',
    ]);
  });

  it('names the headers that change what a request does', async () => {
    const all = new Map((await endpoints()).map(({ name, headers }) => [name, headers]));
    expect(all.get('post /v1/produce/{id}/movements')).toEqual([
      { in: 'header', name: 'idempotency-key', required: true },
    ]);
    expect(all.get('post /v1/products')).toEqual([
      { in: 'header', name: 'idempotency-key', required: false },
    ]);
    expect(all.get('patch /v1/products/{id}')).toEqual([
      { in: 'header', name: 'if-match', required: true },
    ]);
    expect(all.get('get /v1/products')).toEqual([]);
  });

  it('has the schemas of the contracts in it', async () => {
    const document = JSON.stringify(await read());
    for (const text of ['stockAvailable', 'tokenExpiry', 'totalIsExact', '"traceId"']) {
      expect(document).toContain(text);
    }
  });

  it('says that requests have no other members, and nothing of the kind about answers', async () => {
    const { paths } = await read();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const requests = operations.flatMap(({ requestBody }) => describedObjects(requestBody));
    const answers = operations.flatMap(({ responses }) => describedObjects(responses));
    expect(requests.length).toBeGreaterThan(100);
    expect(requests.filter((schema) => !isClosed(schema))).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((schema) => isClosed(schema))).toEqual([]);
  });

  it('refuses to register a route that does not say who may call it', async () => {
    const careless = await unconnectedApp();
    const registration = careless.register(async (scope) => {
      scope.get('/v1/forgotten', () => null);
    });
    await expect(registration).rejects.toThrow('Route /v1/forgotten does not say who may call it.');
  });
});

/** The schemas in a part of the document that describe an object by its members. */
function describedObjects(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(describedObjects);
  return 'type' in part && part.type === 'object' && 'properties' in part
    ? [part, ...inside]
    : inside;
}
const isClosed = (schema: object) =>
  'additionalProperties' in schema && schema.additionalProperties === false;

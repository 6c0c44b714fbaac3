import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from './app-types.ts';
import { registerDocumentation } from './documentation/documentation.ts';
import { registerProblemAnswers } from './problem-answers.ts';
import { registerValidation } from './validation.ts';
import { unconnectedApp } from '../testing/unconnected-app.ts';
import { registerVersions, versionOf } from './versions.ts';

describe('A versioned route', () => {
  let app: App;
  beforeAll(async () => {
    app = Fastify().withTypeProvider<ZodTypeProvider>();
    registerValidation(app);
    registerProblemAnswers(app);
    registerVersions(app);
    await registerDocumentation(app);
    // It names none of the problems that follow from its being versioned.
    const schema = { summary: 'Change a thing' };
    app.put('/thing', { config: { access: 'signed-in', versioned: true }, schema }, (request) => ({
      changes: versionOf(request),
    }));
    const config = { access: 'signed-in', problems: ['not-found'] } as const;
    app.put('/other', { config, schema }, (request) => ({ changes: request.version }));
    await app.ready();
  });
  afterAll(() => app.close());

  const put = async (url: string, tag?: string) => {
    const headers = tag === undefined ? {} : { 'if-match': tag };
    const answer = await app.inject({ method: 'PUT', url, headers });
    return [answer.statusCode, answer.json<unknown>()];
  };

  it('reads from a request which version it changes', async () => {
    expect(await put('/thing', '"7"')).toEqual([200, { changes: 7 }]);
  });

  it.each([
    [undefined, 428, 'precondition-required'],
    ['7', 400, 'malformed'],
    ['*', 400, 'malformed'],
  ])('refuses a request with the tag %j', async (tag, status, code) => {
    expect(await put('/thing', tag)).toEqual([
      status,
      expect.objectContaining({ code }) as unknown,
    ]);
  });

  it('is described with its header and its refusals, whatever problems it names', async () => {
    const document = app.swagger();
    const operation = document.paths?.['/thing']?.put;
    const names = JSON.stringify(operation?.parameters);
    expect(names).toContain('if-match');
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '412', '428']),
    );
    const other = document.paths?.['/other']?.put;
    expect(JSON.stringify(other?.parameters ?? [])).not.toContain('if-match');
  });

  it('is the only one whose requests have a version', async () => {
    expect(await put('/other', '"7"')).toEqual([200, { changes: null }]);
  });
});

const recordSchema = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({ properties: z.object({ version: z.unknown() }) }),
    }),
  }),
});
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), required: z.boolean() })).default([]),
  responses: z.record(z.string(), z.unknown()),
});
type Operation = z.infer<typeof operationSchema>;

const answersRecord = (operation?: Operation) =>
  recordSchema.safeParse(operation?.responses['200']).success;

/** Changes of the own account that replace one fact whole, whatever the version of the rest. */
const needNoVersion = ['POST /v1/account/appeal', 'DELETE /v1/account/google'];

describe('The OpenAPI document', () => {
  let operations: { name: string; method: string; isOfRecord: boolean; operation: Operation }[];
  beforeAll(async () => {
    const app = await unconnectedApp();
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
      .parse((await app.inject('/v1/openapi.json')).json());
    await app.close();
    operations = Object.entries(paths).flatMap(([path, methods]) => {
      // A record is read at its path, or only changed there.
      const isOfRecord = [methods['get'], methods['patch']].some(answersRecord);
      return Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method,
        isOfRecord,
        operation,
      }));
    });
  });

  it('demands `If-Match` of every operation that changes a versioned record', () => {
    const changes = operations.filter(
      ({ method, isOfRecord, operation }) =>
        method !== 'get' && (answersRecord(operation) || (isOfRecord && method !== 'post')),
    );
    expect(changes.length).toBeGreaterThan(50);
    const without = changes.filter(
      ({ operation: { parameters } }) =>
        !parameters.some(({ name, required }) => name === 'if-match' && required),
    );
    expect(without.map(({ name }) => name).toSorted()).toEqual(needNoVersion.toSorted());
  });

  it('says how each that demands it refuses', () => {
    const demanding = operations.filter(({ operation: { parameters } }) =>
      parameters.some(({ name }) => name === 'if-match'),
    );
    const silent = demanding.filter(({ operation: { responses } }) =>
      ['400', '412', '428'].some((status) => !Object.hasOwn(responses, status)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

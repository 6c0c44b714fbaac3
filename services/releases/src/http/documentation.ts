import type { ProblemCode } from '@pazar/contracts/problem';
import { documentationRoutes as addDocumentationRoutes } from '@pazar/service/documentation/documentation-routes';
import { collectRoutes, openApiDocument } from '@pazar/service/documentation/openapi-document';
import { problemAnswers } from '@pazar/service/documentation/problem-answers';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { App } from './app-types.ts';

const info = {
  title: 'Pazar registry',
  description:
    'Builds of sections, what visitors get of them, and who changed it. Through the edge every endpoint but the reports of browsers needs the session of a manager.',
  version: '1',
};

/** Documents every route that is registered after it, at `/v1/openapi.json` and `/v1/docs`. */
export function documentationRoutes(app: App): void {
  const routes = collectRoutes(app);
  const options = {
    config: { access: 'readers' },
    schema: { hide: true },
    isPublic: false,
  } as const;
  addDocumentationRoutes(app, () => openApiDocument(info, routes, describe), options);
}

/** What the declaration of a route says beyond its schemas. */
function describe(schema: FastifySchema, config: FastifyContextConfig) {
  const { access } = config;
  const roles = typeof access === 'object' ? access.roles : [];
  const problems = [...(config.problems ?? []), ...impliedProblems(schema, config)];
  // Fastify types the answers of a route as unknown; they are a record by status.
  const answers = schema.response as Record<string, unknown> | undefined;
  return {
    ...(config.version && { headers: headersOf(config.version) }),
    security: roles.length === 0 ? [] : [{ bearer: [...roles] }],
    response: { ...problemAnswers(problems), ...answers },
  };
}

function impliedProblems(schema: FastifySchema, { access, version }: FastifyContextConfig) {
  const groups: [when: boolean, codes: ProblemCode[]][] = [
    [typeof access === 'object', ['token-invalid', 'token-expired', 'forbidden']],
    [
      schema.body !== undefined,
      ['malformed', 'too-large', 'unsupported-media', 'validation', 'maintenance'],
    ],
    [schema.params !== undefined || schema.querystring !== undefined, ['validation']],
    [version !== undefined, ['malformed', 'version-conflict', 'idempotency-mismatch']],
    [version === 'required', ['precondition-required']],
    // A flood.
    [true, ['busy', 'internal']],
  ];
  return groups.flatMap(([when, codes]) => (when ? codes : []));
}

function headersOf(version: 'required' | 'optional') {
  const tag = z.string().describe('The ETag of the remote that the caller has seen');
  const key = z.string().describe('A repetition with the same key has one effect and one answer');
  return z.object({
    'if-match': version === 'required' ? tag : tag.optional(),
    'idempotency-key': key.optional(),
  });
}

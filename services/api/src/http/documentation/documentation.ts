import fastifySwagger from '@fastify/swagger';
import { problemSchema, type ProblemCode } from '@pazar/contracts/problem';
import type { FastifyContextConfig } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { problemStatus } from '../problem-status.ts';
import { impliedProblems, takesKey, type RouteTraits } from '../implied-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The problems that a route answers beyond those that hooks answer for it. */
    problems?: readonly ProblemCode[];
    /** Whether `If-None-Match` with the tag of the answer is answered 304. */
    conditional?: true;
  }
}

/**
 * Zod describes every object as closed. Answers of the API may gain members, which callers ignore,
 * so only strict objects are described as closed: the requests.
 */
const toJsonSchemas = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) => {
      if (zod.def.type === 'object' && zod.def.catchall === undefined) {
        delete jsonSchema.additionalProperties;
      }
    },
  },
});

/** Collects the routes' schemas into an OpenAPI 3.1 document, `app.swagger()`. */
export async function registerDocumentation(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pazar API',
        description: 'What agents keep: products, produce, locations and promotions.',
        version: '1',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (document) => {
      const { config = {}, method } = document.route;
      const route = { config, method: String(method), hasBody: 'body' in (document.schema ?? {}) };
      // Fastify types the answers of a route as unknown; they are a record by status.
      const responses = document.schema?.response as Record<string, unknown> | undefined;
      const schema = document.schema && {
        ...document.schema,
        headers: headersOf(route),
        security: config.access === 'public' ? [] : [{ bearer: rolesOf(config) }],
        response: {
          ...problemAnswers([...(config.problems ?? []), ...impliedProblems(route)]),
          ...(config.conditional && { 304: z.null().describe('The caller has it already') }),
          ...responses,
        },
      };
      return toJsonSchemas({ ...document, schema });
    },
  });
}

/** OpenAPI 3.1 names the roles that a bearer token needs in its requirement. */
function rolesOf({ access }: FastifyContextConfig): string[] {
  const role = typeof access === 'object' ? access.role : access;
  return role?.startsWith('ROLE_') ? [role] : [];
}

/** Headers that change the effect of a request; those of every request are in the description. */
function headersOf(route: RouteTraits) {
  const key = z.uuid().describe('A repetition with the same key has one effect and one answer');
  const version = z.string().describe('The version that the request changes, as ETag gave it');
  return z.object({
    ...(takesKey(route) && {
      'idempotency-key': route.config.idempotency === 'required' ? key : key.optional(),
    }),
    ...(route.config.versioned && { 'if-match': version }),
  });
}

/** The answer of each status that a problem can have, described by the codes it then has. */
function problemAnswers(codes: readonly ProblemCode[]) {
  const content = { 'application/problem+json': { schema: problemSchema } };
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: `A problem: ${of.map((code) => `\`${code}\``).join(', ')}`, content },
    ]),
  );
}

import fastifySwagger from '@fastify/swagger';
import type { ProblemCode } from '@pazar/contracts/problem';
import { openJsonSchemas } from '@pazar/service/documentation/open-json-schemas';
import { problemAnswers } from '@pazar/service/documentation/problem-answers';
import type { FastifyContextConfig } from 'fastify';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { impliedProblems, takesKey, type RouteTraits } from '../implied-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The problems that a route answers beyond those that hooks answer for it. */
    problems?: readonly ProblemCode[];
    /** Whether `If-None-Match` with the tag of the answer is answered 304. */
    conditional?: true;
  }
}

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
      return openJsonSchemas({ ...document, schema });
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

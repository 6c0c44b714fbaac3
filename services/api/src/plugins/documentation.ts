import fastifySwagger from '@fastify/swagger';
import { problemSchema } from '@pazar/contracts/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-types.ts';
import type { Access } from './authentication.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Statuses of the problems that a route answers beyond those that its access implies. */
    problems?: readonly number[];
  }
}

/** Collects the routes' schemas into an OpenAPI 3.1 document, at `GET /v1/openapi.json`. */
export async function registerDocumentation(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pazar API',
        description: 'What agents keep: products, produce, places and promotions.',
        version: '1',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (document) => {
      const { access, problems = [] } = document.route.config ?? {};
      // Fastify types the answers of a route as unknown; they are a record by status.
      const responses = document.schema?.response as Record<string, unknown> | undefined;
      const schema = document.schema && {
        ...document.schema,
        security: access === 'public' ? [] : [{ bearer: [] }],
        response: {
          ...problemAnswers([...problemsOfAccess(access), ...problems]),
          ...responses,
        },
      };
      return jsonSchemaTransform({ ...document, schema });
    },
  });

  /** `GET /v1/openapi.json`: this document, generated from the schemas that requests are judged by. */
  app.get('/v1/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () =>
    app.swagger(),
  );
}

function problemsOfAccess(access: Access | undefined): number[] {
  if (access === 'public') return [];
  return access === 'signed-in' ? [401] : [401, 403];
}

function problemAnswers(statuses: number[]) {
  const content = { 'application/problem+json': { schema: problemSchema } };
  return Object.fromEntries(
    [...statuses, 500].map((status) => [status, { description: 'A problem', content }]),
  );
}

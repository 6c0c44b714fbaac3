import Fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifySchema,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { openJsonSchemas } from './open-json-schemas.ts';

/** What a route says about itself. */
export type DeclaredRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>;

/** The routes of `app` that are registered from now on, except those that Fastify adds for `HEAD`. */
export function collectRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (method === 'HEAD') return;
    routes.push({ method, url, ...(schema && { schema }), ...(config && { config }) });
  });
  return routes;
}

/**
 * The OpenAPI 3.1 document of routes. What makes it is loaded by the first request for it, so a service does
 * not start later for it.
 *
 * @param describe the members of a route's schema that its declaration adds or replaces
 */
export async function openApiDocument(
  info: { title: string; description: string; version: string },
  routes: readonly DeclaredRoute[],
  describe: (schema: FastifySchema, config: FastifyContextConfig) => FastifySchema,
): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, route } = document;
      const described = schema && { ...schema, ...describe(schema, route.config ?? {}) };
      return openJsonSchemas({ ...document, schema: described });
    },
  });
  for (const route of routes) app.route({ ...route, handler: () => null });
  await app.ready();
  return app.swagger();
}

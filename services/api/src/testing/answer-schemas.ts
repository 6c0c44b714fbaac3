import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { describedRoutes } from './described-routes.ts';

/**
 * The schemas with which every route shapes its answers, by `GET /v1/products/{id} 200`. They are
 * those of the contracts, so callers read with them. Must be called before the service is ready.
 */
export async function answerSchemas(app: App): Promise<Map<string, z.core.$ZodType>> {
  const schemas = new Map<string, z.core.$ZodType>();
  // Fastify shows the schemas of a route only to its requests, including those that it rejects.
  app.addHook('onSend', async ({ method, routeOptions: { url = '', schema } }) => {
    for (const [status, answer] of Object.entries(schema?.response ?? {})) {
      const key = `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')} ${status}`;
      if (answer instanceof z.core.$ZodType) schemas.set(key, answer);
    }
  });
  for (const { method, path } of await describedRoutes(app)) {
    await app.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
  }
  return schemas;
}

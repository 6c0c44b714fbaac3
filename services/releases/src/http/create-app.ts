import Fastify, { type FastifyServerOptions } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { maxPublishBytes } from '../domain/registry-api.ts';
import type { Registry } from '../registry/open-registry.ts';
import { healthRoutes } from './health-routes.ts';
import { RequestRefused, sendProblem } from './problem.ts';
import { readRoutes } from './read-routes.ts';
import { writeRoutes } from './write-routes.ts';

/** The registry's HTTP server, not listening yet. */
export function createApp(registry: Registry, logger: FastifyServerOptions['logger']) {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: maxPublishBytes,
    onProtoPoisoning: 'error',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(() => {
    throw new RequestRefused(404, 'not-found', 'There is nothing at this address');
  });
  healthRoutes(app, registry);
  readRoutes(app, registry);
  writeRoutes(app, registry);
  return app;
}
export type App = ReturnType<typeof createApp>;

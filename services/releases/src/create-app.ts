import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { maxPublishBytes } from './domain/registry-api.ts';
import { closeConnectionsOnStop } from '@pazar/service/close-connections';
import { noDefaultCompilers } from '@pazar/service/no-default-compilers';
import { requestIdOf } from '@pazar/service/request-id';
import { guardRequests } from '@pazar/service/guard-requests';
import type { Registry } from './open-registry.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import { telemetryRoutes } from './http/telemetry-routes.ts';
import type { App } from './http/app-types.ts';
import { authorization } from './http/authorize.ts';
import { documentationRoutes } from './http/documentation.ts';
import { healthRoutes } from './http/health-routes.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { operationRoutes } from './http/operation-routes.ts';
import { answerError, RequestRefused, sendRefusal } from './http/problem.ts';
import { publishRoutes } from './http/publish-routes.ts';
import { readRoutes } from './http/read-routes.ts';
import { releaseRoutes } from './http/release-routes.ts';
import { storedRoutes } from './http/stored-routes.ts';
import { tokenRoutes } from './http/token-routes.ts';

/** A publish of 24 MiB over a slow line takes this long; slower clients only hold a connection. */
const requestTimeoutMs = 120_000;

/** Requests that may be under way at once. A publish is held in memory, of at most 32 MiB each. */
const maxInFlight = 64;

/**
 * The registry's HTTP server, not listening yet.
 *
 * @param measure gets the server before it has routes
 */
export function createApp(
  registry: Registry,
  logger: FastifyServerOptions['logger'],
  measure?: (app: App) => void,
): App {
  const app = Fastify({
    schemaController: noDefaultCompilers,
    logger: logger ?? false,
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    bodyLimit: maxPublishBytes,
    requestTimeout: requestTimeoutMs,
    genReqId: requestIdOf,
    onProtoPoisoning: 'error',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new RequestRefused(404, 'not-found', 'There is nothing at this address');
  });
  measure?.(app);
  closeConnectionsOnStop(app);
  guardRequests(app, {
    hosts: registry.parts.hosts,
    maxInFlight,
    refuse: (request, reply, { status, code, detail }) =>
      sendRefusal(request, reply, new RequestRefused(status, code, detail)),
  });
  const authorized = authorization(registry);
  app.addHook('onRequest', authorized.check);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined) {
      throw new Error(`Route ${url} does not say who may call it.`);
    }
  });
  documentationRoutes(app);
  healthRoutes(app, registry);
  readRoutes(app, registry);
  telemetryRoutes(app, registry.telemetry);
  reportRoutes(app, registry.parts);
  metricsRoutes(app, registry.parts, registry.controller.settings);
  publishRoutes(app, registry, authorized);
  storedRoutes(app, registry, authorized);
  releaseRoutes(app, registry, authorized);
  operationRoutes(app, registry, authorized);
  tokenRoutes(app, registry, authorized);
  noticeRoutes(app, registry.parts, authorized);
  return app;
}

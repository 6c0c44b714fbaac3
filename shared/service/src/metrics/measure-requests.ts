import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** From a list that an index serves to an export of everything. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Names the route of a request: one of a few names, never a URL. */
export type RouteOf = (request: FastifyRequest, reply: FastifyReply) => string;

/** The pattern of a request's route, `/v1/products/:id`; `none` for an address without one. */
const patternOf: RouteOf = ({ routeOptions }) => routeOptions.url ?? 'none';

/**
 * Measures a server: `pazar_http_request_duration_seconds` by method, route and status, and the process's own
 * figures, including the lag of the event loop. Call before the routes are registered.
 */
export function measureRequests(
  app: Pick<FastifyInstance, 'addHook'>,
  { registry, routeOf = patternOf }: { registry: Registry; routeOf?: RouteOf },
): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'pazar_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: routeOf(request, reply),
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

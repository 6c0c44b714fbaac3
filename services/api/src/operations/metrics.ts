import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { App } from '../http/app-types.ts';

/** From a list that an index serves to an export of everything. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Business events: requests that changed something, by their effect. */
const counted: Readonly<Record<string, string>> = {
  'POST /v1/agent/login': 'sign-in',
  'POST /v1/agent/register': 'registration',
  'POST /v1/products': 'product-created',
  'POST /v1/products/:id/publish': 'product-published',
  'POST /v1/produce': 'lot-created',
  'POST /v1/products/:id/movements': 'movement-booked',
  'POST /v1/produce/:id/movements': 'movement-booked',
  'POST /v1/movements/:id/reverse': 'movement-reversed',
  'POST /v1/promotions/:id/publish': 'promotion-published',
  'POST /v1/images': 'image-uploaded',
  'POST /v1/imports': 'import-started',
};

/**
 * Measures the service: `pazar_http_request_duration_seconds` by method, route (its pattern, never
 * a URL) and status; `pazar_events_total` by event; the pool's connections; and the process's own,
 * including the lag of the event loop. Call before the routes are registered.
 */
export function measure(
  app: App,
  { registry, pool }: { registry: Registry; pool: Pool | undefined },
): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = new Histogram({
    name: 'pazar_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const events = new Counter({
    name: 'pazar_events_total',
    help: 'What agents did, successfully',
    labelNames: ['event'],
    registers,
  });
  for (const event of new Set(Object.values(counted))) events.inc({ event }, 0);
  if (pool !== undefined) measurePool(pool, registry);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = String(reply.statusCode);
    durations.observe({ method, route, status }, reply.elapsedTime / 1000);
    const event = counted[`${method} ${route}`];
    // The first request with the same key already had the effect.
    const isNew = reply.statusCode < 300 && !reply.hasHeader('idempotency-replayed');
    if (event !== undefined && isNew) events.inc({ event });
  });
}

function measurePool(pool: Pool, registry: Registry): void {
  const gauge = new Gauge({
    name: 'pazar_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
    registers: [],
  });
  registry.registerMetric(gauge);
}

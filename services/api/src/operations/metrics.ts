import { addReadGauge } from '@pazar/service/metrics/read-gauge';
import { measureRequests } from '@pazar/service/metrics/measure-requests';
import type { Pool } from 'pg';
import { Counter, type Registry } from 'prom-client';
import type { App } from '../http/app-types.ts';

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
 * Measures the requests and the process (`measureRequests`), `pazar_events_total` by event, and the pool's
 * connections. Call before the routes are registered.
 */
export function measure(
  app: App,
  { registry, pool }: { registry: Registry; pool: Pool | undefined },
): void {
  measureRequests(app, { registry });
  const events = new Counter({
    name: 'pazar_events_total',
    help: 'What agents did, successfully',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of new Set(Object.values(counted))) events.inc({ event }, 0);
  if (pool !== undefined) measurePool(pool, registry);

  app.addHook('onResponse', async (request, reply) => {
    const event = counted[`${request.method} ${request.routeOptions.url ?? 'none'}`];
    // The first request with the same key already had the effect.
    const isNew = reply.statusCode < 300 && !reply.hasHeader('idempotency-replayed');
    if (event !== undefined && isNew) events.inc({ event });
  });
}

function measurePool(pool: Pool, registry: Registry): void {
  addReadGauge(registry, {
    name: 'pazar_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labels: ['state'],
    read: () => [
      [{ state: 'open' }, pool.totalCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'waiting' }, pool.waitingCount],
    ],
  });
}

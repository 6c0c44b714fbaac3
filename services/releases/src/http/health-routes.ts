import { healthSchema, type Health } from '@pazar/contracts/health';
import { sql } from '../database/drizzle.ts';
import type { Registry } from '../registry/open-registry.ts';
import type { App } from './create-app.ts';

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: the database answers and the
 * newest document is on disk; 503 when not.
 */
export function healthRoutes(app: App, registry: Registry): void {
  app.get(
    '/health/live',
    { schema: { response: { 200: healthSchema } }, logLevel: 'warn' },
    () => ({
      status: 'up' as const,
      checks: {},
    }),
  );

  const schema = { response: { 200: healthSchema, 503: healthSchema } };
  app.get('/health/ready', { schema, logLevel: 'warn' }, async (_request, reply) => {
    const health = await readiness(registry);
    return reply.code(health.status === 'up' ? 200 : 503).send(health);
  });
}

async function readiness(registry: Registry): Promise<Health> {
  const database = await registry.parts.database.queries.execute(sql`select 1`).then(
    () => 'up' as const,
    () => 'down' as const,
  );
  const documents = registry.changes.areWritten() ? 'up' : 'down';
  const isUp = database === 'up' && documents === 'up';
  return { status: isUp ? 'up' : 'down', checks: { database, documents } };
}

import { statfs } from 'node:fs/promises';
import { healthSchema, type Health } from '@pazar/contracts/health';
import { sql } from '../database/drizzle.ts';
import { readServed } from '../documents/read-served.ts';
import type { Registry } from '../open-registry.ts';
import type { App } from './app-types.ts';

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: the database answers, the newest
 * document is whole on disk, the signing keys can be read and the disk has 64 MB left; 503 with the
 * checks that fail when not.
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

/** Below this a document, an audit record and PostgreSQL's own files may no longer fit. */
const leastFreeBytes = 64 * 1024 * 1024;

async function readiness({ parts, changes }: Registry): Promise<Health> {
  const checks = {
    database: await stateOf(async () => {
      await parts.database.queries.execute(sql`select 1`);
      return true;
    }),
    documents: await stateOf(async () => {
      const served = await readServed(parts.documents);
      return changes.areWritten() && served?.isWhole === true;
    }),
    keys: await stateOf(async () => (await parts.keys.read()).keys.length > 0),
    disk: await stateOf(async () => {
      const { bavail, bsize } = await statfs(parts.documents);
      return bavail * bsize >= leastFreeBytes;
    }),
  };
  const isUp = Object.values(checks).every((state) => state === 'up');
  return { status: isUp ? 'up' : 'down', checks };
}

async function stateOf(check: () => Promise<boolean>): Promise<'up' | 'down'> {
  return check().then(
    (isUp) => (isUp ? 'up' : 'down'),
    () => 'down' as const,
  );
}

import { statfs } from 'node:fs/promises';
import { healthSchema } from '@pazar/contracts/health';
import { healthRoutes as addHealthRoutes } from '@pazar/service/health-routes';
import { sql } from '../database/drizzle.ts';
import { readServed } from '../documents/read-served.ts';
import type { Registry } from '../open-registry.ts';
import type { App } from './app-types.ts';

/** Below this a document, an audit record and PostgreSQL's own files may no longer fit. */
const leastFreeBytes = 64 * 1024 * 1024;

/**
 * `GET /health/live` and `GET /health/ready`: the database answers, the newest document is whole on
 * disk, the signing keys can be read and the disk has 64 MB left.
 */
export function healthRoutes(app: App, { parts, changes }: Registry): void {
  const checks = {
    database: () => parts.database.queries.execute(sql`select 1`),
    documents: async () => {
      const served = await readServed(parts.documents);
      return changes.areWritten() && served?.isWhole === true;
    },
    keys: async () => (await parts.keys.read()).keys.length > 0,
    disk: async () => {
      const { bavail, bsize } = await statfs(parts.documents);
      return bavail * bsize >= leastFreeBytes;
    },
  };
  addHealthRoutes(app, checks, {
    live: { schema: { response: { 200: healthSchema } } },
    ready: { schema: { response: { 200: healthSchema, 503: healthSchema } } },
  });
}

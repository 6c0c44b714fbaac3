import { statfs } from 'node:fs/promises';
import { documentChecks } from '@pazar/service/document-checks';
import {
  type Check,
  documentedHealth,
  healthRoutes as addHealthRoutes,
} from '@pazar/service/health-routes';
import { requireBuilds } from '@pazar/service/require-builds';
import { sql } from '../database/drizzle.ts';
import { readServed } from '../documents/read-served.ts';
import type { Registry } from '../open-registry.ts';
import { requireSigners } from '../registry/key-records.ts';
import { readDocument } from '../registry/read-registry.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import type { App } from './app-types.ts';

/** Below this a document, an audit record and PostgreSQL's own files may no longer fit. */
const leastFreeBytes = 64 * 1024 * 1024;

/** The files of builds are looked for this often; a bucket is asked for each of them. */
const buildsEveryMs = 30_000;

/**
 * `GET /health/live` and `GET /health/ready`: the database answers, the newest document is whole on
 * disk, signed by a key that browsers trust and not expired, the builds that it names are stored, the
 * private part of every signing key is here, and the disk has 64 MB left.
 */
export function healthRoutes(app: App, { parts, changes }: Registry): void {
  const checks = {
    database: () => parts.database.queries.execute(sql`select 1`),
    documents: async () => {
      const served = await readServed(parts.documents);
      return changes.areWritten() && served?.isWhole === true;
    },
    keys: () => requireSigners(parts.database.queries, parts.keys),
    ...documentChecks(parts.documents, parts.now),
    builds: createBuildCheck(parts),
    disk: async () => {
      const { bavail, bsize } = await statfs(parts.documents);
      return bavail * bsize >= leastFreeBytes;
    },
  };
  const ready =
    'Answers 200 when database, document, builds, keys and disk are well, and 503 with the failed checks when not.';
  addHealthRoutes(app, checks, documentedHealth({ access: 'readers' }, ready));
}

/** What was found is believed for a while; what is missing is looked for each time. */
function createBuildCheck({ database, assets, now }: RegistryParts): Check {
  let found = { sequence: 0, at: 0 };
  return async () => {
    const issued = await readDocument(database.queries);
    if (!issued) return false;
    const { sequence, document } = issued;
    const at = now().getTime();
    if (found.sequence === sequence && at - found.at < buildsEveryMs) return true;
    await requireBuilds(document, assets.exists);
    found = { sequence, at };
    return true;
  };
}

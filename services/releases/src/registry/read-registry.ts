import { desc, eq, sql } from 'drizzle-orm';
import { discoveryDocumentSchema } from '@pazar/contracts/discovery';
import type { Queries } from '../database/open-database.ts';
import { deployments, documents, remotes, versions } from '../database/tables.ts';
import type { LiveDocument, RemoteList, VersionList } from '../domain/registry-api.ts';
import { deploymentsOf } from './deployments.ts';

/** Versions that one answer lists. Older ones are of no use to a person who rolls back. */
const maxListedVersions = 100;

/** Every remote with how its traffic is divided. */
export async function listRemotes(queries: Queries): Promise<RemoteList> {
  const rows = await queries.select().from(remotes).orderBy(remotes.name);
  const counts = await queries
    .select({ remote: versions.remote, count: sql<number>`count(*)::int` })
    .from(versions)
    .groupBy(versions.remote);
  const live = await queries.select().from(deployments).orderBy(deployments.version);
  const byRemote = Map.groupBy(live, (deployment) => deployment.remote);
  return {
    items: rows.map(({ name, updatedAt }) => ({
      name,
      versions: counts.find((row) => row.remote === name)?.count ?? 0,
      deployments: (byRemote.get(name) ?? []).map(({ version, traffic, isDefault }) => ({
        version,
        traffic,
        default: isDefault,
      })),
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

/** The newest versions of a remote, or undefined when there is no such remote. */
export async function listVersions(
  queries: Queries,
  remote: string,
): Promise<VersionList | undefined> {
  const rows = await queries
    .select()
    .from(versions)
    .where(eq(versions.remote, remote))
    .orderBy(desc(versions.publishedAt))
    .limit(maxListedVersions);
  if (rows.length === 0) return undefined;
  const live = await deploymentsOf(queries, remote);
  return {
    items: rows.map(({ version, digest, files, publishedAt, publishedBy }) => ({
      version,
      digest,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.length, 0),
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      live: live.some((deployment) => deployment.version === version),
    })),
  };
}

/** The newest issued document. */
export async function readDocument(queries: Queries): Promise<LiveDocument | undefined> {
  const [row] = await queries.select().from(documents).where(eq(documents.id, 1));
  if (!row || row.sequence === 0) return undefined;
  return {
    sequence: row.sequence,
    issuedAt: row.issuedAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    integrity: row.integrity,
    document: discoveryDocumentSchema.parse(JSON.parse(row.body)),
  };
}

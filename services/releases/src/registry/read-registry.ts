import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import { and, desc, eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { documents, versions, type FileRecord } from '../database/tables.ts';
import type { LiveDocument, VersionDetail, VersionList } from '../domain/registry-api.ts';
import { deploymentsOf } from './deployments.ts';

/** Versions in one answer. Nobody rolls back to older ones. */
const maxListedVersions = 100;

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
    items: rows.map(({ version, digest, files, publishedAt, publishedBy, ...row }) => ({
      version,
      digest,
      files: files.length,
      bytes: bytesOf(files),
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      live: live.some((deployment) => deployment.version === version),
      recalled: row.recalledAt !== null,
      collected: row.collectedAt !== null,
    })),
  };
}

/** The properties and files of a version's build, without its URL; undefined when there is none. */
export async function readVersion(
  queries: Queries,
  remote: string,
  version: string,
): Promise<Omit<VersionDetail, 'url'> | undefined> {
  const [row] = await queries
    .select({
      remote: versions.remote,
      version: versions.version,
      digest: versions.digest,
      section: versions.section,
      build: versions.build,
      files: versions.files,
      publishedAt: versions.publishedAt,
      publishedBy: versions.publishedBy,
    })
    .from(versions)
    .where(and(eq(versions.remote, remote), eq(versions.version, version)));
  return row && { ...row, publishedAt: row.publishedAt.toISOString() };
}

/** How large a build is. */
export function bytesOf(files: readonly FileRecord[]): number {
  return files.reduce((sum, file) => sum + file.length, 0);
}

/** The newest document's row. */
export async function readDocumentRow(queries: Queries) {
  const [row] = await queries.select().from(documents).where(eq(documents.id, 1));
  if (!row) throw new Error('The database has no document row; its migrations did not run');
  return row;
}

/** The newest issued document. */
export async function readDocument(queries: Queries): Promise<LiveDocument | undefined> {
  const row = await readDocumentRow(queries);
  if (row.sequence === 0) return undefined;
  return {
    sequence: row.sequence,
    issuedAt: row.issuedAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    integrity: row.integrity,
    document: discoveryDocumentSchema.parse(JSON.parse(row.body)),
  };
}

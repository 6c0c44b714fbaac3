import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import type { VersionList } from '@pazar/contracts/releases/version-list';
import { and, desc, eq, like, or } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { documents } from '../database/tables/documents.ts';
import { versions } from '../database/tables/versions.ts';
import type { FileRecord } from '../domain/build-file.ts';
import type { LiveDocument, VersionDetail } from '../domain/registry-api.ts';
import { deploymentsOf } from './deployments.ts';

/** Versions in one answer. Nobody rolls back to older ones. */
const maxListedVersions = 100;

/**
 * The newest versions of a remote, or those whose name or hash starts with `start`; undefined when
 * nothing was published for it.
 */
export async function listVersions(
  queries: Queries,
  remote: string,
  start = '',
): Promise<VersionList | undefined> {
  const isOfRemote = eq(versions.remote, remote);
  const [any] = await queries
    .select({ version: versions.version })
    .from(versions)
    .where(isOfRemote)
    .limit(1);
  if (!any) return undefined;
  const rows = await queries
    .select()
    .from(versions)
    .where(
      and(
        isOfRemote,
        or(like(versions.version, `${start}%`), like(versions.version, `%-${start}%`)),
      ),
    )
    .orderBy(desc(versions.publishedAt))
    .limit(maxListedVersions);
  const live = await deploymentsOf(queries, remote);
  return {
    items: rows.map(({ version, digest, files, publishedAt, publishedBy, source, ...row }) => ({
      version,
      digest,
      files: files.length,
      bytes: bytesOf(files),
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      ...(source && { source }),
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
      recalledAt: versions.recalledAt,
    })
    .from(versions)
    .where(and(eq(versions.remote, remote), eq(versions.version, version)));
  if (!row) return undefined;
  const { recalledAt, publishedAt, ...rest } = row;
  return { ...rest, publishedAt: publishedAt.toISOString(), recalled: recalledAt !== null };
}

/** How large a build is. */
export function bytesOf(files: readonly FileRecord[]): number {
  return files.reduce((sum, file) => sum + file.length, 0);
}

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

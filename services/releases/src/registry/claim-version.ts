import { and, eq } from '../database/drizzle.ts';
import type { Database, Queries } from '../database/open-database.ts';
import { claims } from '../database/tables/claims.ts';
import type { FileRecord } from '../domain/build-file.ts';
import { deploymentsOf } from './deployments.ts';
import { TransitionRefused } from './refusals.ts';
import { findVersion, versionsOf } from './verbs/find-version.ts';
import { VersionExists } from './version-exists.ts';

/** A version to publish, and its content. */
export interface Claim {
  remote: string;
  version: string;
  digest: string;
  files: FileRecord[];
}

/**
 * Fixes the content of a version before any file is stored: the first one's, for ever. Throws
 * `VersionExists` for other content, and for a version that is published already.
 */
export async function claimVersion(database: Database, claim: Claim, at: Date): Promise<void> {
  const { queries } = database;
  const { remote, version, digest } = claim;
  await refuseExisting(database, claim);
  await queries.insert(claims).values({ remote, version, digest, at }).onConflictDoNothing();
  const [row] = await queries
    .select({ digest: claims.digest })
    .from(claims)
    .where(and(eq(claims.remote, remote), eq(claims.version, version)));
  if (row?.digest !== digest) {
    throw new VersionExists({ remote, version, sameBytes: false, live: false });
  }
}

/**
 * Throws `VersionExists` for a version that is published, and `TransitionRefused` for the content of
 * a recalled one under another name.
 */
export async function refuseExisting(
  { queries }: Pick<Database, 'queries'>,
  { remote, version, digest, files }: Claim,
): Promise<void> {
  const found = await findVersion(queries, remote, version);
  if (!found) return refuseRecalled(queries, { remote, files });
  const live = await deploymentsOf(queries, remote);
  throw new VersionExists({
    remote,
    version,
    sameBytes: found.digest === digest,
    live: live.some((deployment) => deployment.version === version && deployment.default),
  });
}

async function refuseRecalled(
  queries: Queries,
  build: Pick<Claim, 'remote' | 'files'>,
): Promise<void> {
  const [recalled] = await versionsOf(queries, build, 'recalled');
  if (!recalled) return;
  throw new TransitionRefused(
    `This is the content of ${recalled.version}, which was recalled: ${recalled.recallReason ?? ''}`,
  );
}

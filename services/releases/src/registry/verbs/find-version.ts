import { and, eq, inArray, isNotNull, isNull, ne } from '../../database/drizzle.ts';
import type { Queries } from '../../database/open-database.ts';
import { versions } from '../../database/tables/versions.ts';
import { codeOf } from '../../domain/content-digest.ts';
import {
  checkApi,
  checkHosts,
  checkNeighbours,
  type FittingVersion,
  type Neighbour,
} from '../../domain/fit.ts';
import { readApiShapes } from '../api-shapes.ts';
import { readHosts } from '../hosts.ts';
import { FitRefused, TransitionRefused } from '../refusals.ts';
import { listStates } from '../remote-state.ts';
import { VersionUnknown } from '../version-exists.ts';
import type { VerbContext } from './verb.ts';

/** A version as it was published, or undefined. */
export async function findVersion(queries: Queries, remote: string, version: string) {
  const [found] = await queries
    .select()
    .from(versions)
    .where(and(eq(versions.remote, remote), eq(versions.version, version)));
  return found;
}

/**
 * The recalled or the other versions of a remote that have the code of the given one. Neither the name of a
 * version nor that of its package's version is part of it.
 */
export async function versionsOf(
  queries: Queries,
  { remote, files }: Pick<typeof versions.$inferSelect, 'remote' | 'files'>,
  kind: 'recalled' | 'not-recalled',
) {
  const code = codeOf(files);
  const ofKind = kind === 'recalled' ? isNotNull : isNull;
  const rows = await queries
    .select({
      version: versions.version,
      files: versions.files,
      recallReason: versions.recallReason,
    })
    .from(versions)
    .where(and(eq(versions.remote, remote), ofKind(versions.recalledAt)));
  return rows.filter((row) => codeOf(row.files) === code);
}

/** A version that visitors may get: it exists, is not recalled, and its files are there. */
export async function requireUsable(queries: Queries, remote: string, version: string) {
  const found = await findVersion(queries, remote, version);
  if (!found) throw new VersionUnknown(remote, version);
  if (found.recalledAt) throw new TransitionRefused(`${version} was recalled`, 'recalled');
  if (found.collectedAt) {
    throw new TransitionRefused(`The files of ${version} were deleted by gc`, 'collected');
  }
  return found;
}

/** Checks a version against shells and other sections; throws `FitRefused`. */
export async function requireFit(
  context: Pick<VerbContext, 'queries' | 'order' | 'checks'>,
  version: FittingVersion,
): Promise<void> {
  const { queries, checks } = context;
  const hosts = await readHosts(queries);
  const neighbours = await readNeighbours(queries, context.order.remote);
  const found = [
    ...checkHosts(
      version,
      hosts.map(({ facts }) => facts),
    ),
    checkApi(version, await readApiShapes(queries)),
    ...checkNeighbours(version, neighbours),
  ];
  checks.push(...found);
  const failed = found.filter(({ result }) => result === 'failed');
  if (failed.length > 0) {
    throw new FitRefused(failed.map(({ name, detail }) => `${name}: ${detail}`));
  }
}

/** The live versions of the other remotes, and the target of a rollback of each. */
async function readNeighbours(queries: Queries, remote: string): Promise<Neighbour[]> {
  const others = (await listStates(queries)).filter(({ name }) => name !== remote);
  const wanted = new Set(
    others.flatMap(({ name, deployments, previous }) =>
      [...deployments.map(({ version }) => version), previous].map(
        (version) => `${name} ${version}`,
      ),
    ),
  );
  const names = others.map(({ name }) => name);
  if (names.length === 0) return [];
  const rows = await queries
    .select({ remote: versions.remote, version: versions.version, section: versions.section })
    .from(versions)
    .where(and(ne(versions.remote, remote), inArray(versions.remote, names)));
  return rows.filter((row) => wanted.has(`${row.remote} ${row.version}`));
}

import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { documentShapes } from '@pazar/contracts/releases/discovery';
import { and, desc, eq, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { deployments } from '../database/tables/deployments.ts';
import { hosts } from '../database/tables/hosts.ts';
import { rollouts } from '../database/tables/rollouts.ts';
import { versions } from '../database/tables/versions.ts';
import { checkHosts } from '../domain/fit.ts';

import type { DocumentChanges } from './document-changes.ts';
import { FitRefused } from './refusals.ts';

/** The live shell and those that may be restored. A shell is rolled back far less than a remote. */
const hostWindow = 5;

export interface AnnouncedHost {
  facts: HostFacts;
  announcedAt: Date;
}

/** The live shell first, then those of the rollback window. */
export async function readHosts(queries: Queries): Promise<AnnouncedHost[]> {
  return queries
    .select({ facts: hosts.facts, announcedAt: hosts.announcedAt })
    .from(hosts)
    .orderBy(desc(hosts.announcedAt), desc(hosts.version))
    .limit(hostWindow);
}

/**
 * Makes a shell the live one for all later checks; announcing an earlier one restores it. Throws
 * `FitRefused` when a version that visitors get now does not fit it.
 */
export async function announceHost(
  changes: DocumentChanges,
  facts: HostFacts,
  who: { actor: string; reason: string },
): Promise<number> {
  return changes.apply(async (queries, { at }) => {
    await refuseMisfits(queries, facts);
    const [newest] = await readHosts(queries);
    // Two announcements within a millisecond must not tie.
    const after = (newest?.announcedAt.getTime() ?? 0) + 1;
    const announcedAt = new Date(Math.max(at.getTime(), after));
    await queries
      .insert(hosts)
      .values({ version: facts.version, facts, announcedAt, announcedBy: who.actor })
      .onConflictDoUpdate({
        target: hosts.version,
        set: { facts, announcedAt, announcedBy: who.actor },
      });
    const before = newest?.facts ?? null;
    return { ...who, action: 'announce-host', version: facts.version, before, after: facts };
  });
}

async function refuseMisfits(queries: Queries, facts: HostFacts): Promise<void> {
  const live = await queries
    .select({
      remote: versions.remote,
      version: versions.version,
      section: versions.section,
      build: versions.build,
      requirements: versions.requirements,
    })
    .from(deployments)
    .innerJoin(
      versions,
      and(eq(versions.remote, deployments.remote), eq(versions.version, deployments.version)),
    );
  const misfits = live.flatMap((version) =>
    checkHosts(version, [facts])
      .filter(({ result }) => result === 'failed')
      .map(({ detail }) => `${version.remote} ${version.version} ${detail}`),
  );
  if (misfits.length > 0) throw new FitRefused(misfits);
  await refuseCanaries(queries, facts.documents ?? 1);
}

/** An older shell rejects a document with a canary that it does not read. */
async function refuseCanaries(queries: Queries, shape: number): Promise<void> {
  const open = await queries.select().from(rollouts).where(isNull(rollouts.endedAt));
  const unread = open.flatMap(({ remote, version, stable, audience }) => {
    const name = `${remote} ${version}`;
    if (audience !== null && shape < documentShapes.audiences) {
      return [`${name} is a canary with an audience; end it first`];
    }
    return stable === null && shape < documentShapes.firstReleases
      ? [`${name} is its first release; end it first`]
      : [];
  });
  if (unread.length > 0) throw new FitRefused(unread);
}

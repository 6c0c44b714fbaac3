import { rolloutRanges } from '@pazar/contracts/releases/draw';
import { and, desc, eq, isNotNull, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { deployments } from '../database/tables/deployments.ts';
import { rollouts } from '../database/tables/rollouts.ts';
import { versions } from '../database/tables/versions.ts';
import type { LiveVersion } from '../documents/compose-document.ts';

/** Recalled versions that a document names; older ones have no open tabs any more. */
const maxRecalled = 100;

/** Every version that some visitors get, with the canary's buckets and the recalled versions. */
export async function liveVersions(queries: Queries): Promise<LiveVersion[]> {
  const rows = await queries
    .select({
      remote: versions.remote,
      version: versions.version,
      traffic: deployments.traffic,
      isDefault: deployments.isDefault,
      manifestIntegrity: versions.manifestIntegrity,
      section: versions.section,
      build: versions.build,
    })
    .from(deployments)
    .innerJoin(
      versions,
      and(eq(versions.remote, deployments.remote), eq(versions.version, deployments.version)),
    );
  const open = await queries.select().from(rollouts).where(isNull(rollouts.endedAt));
  const recalled = await readRecalled(queries);
  return rows.map((row) => {
    const hasDefault = rows.some(({ remote, isDefault }) => isDefault && remote === row.remote);
    const named = row.isDefault || !hasDefault ? (recalled.get(row.remote) ?? []) : [];
    if (row.isDefault) return { ...row, recalled: named };
    const rollout = open.find(
      ({ remote, version }) => remote === row.remote && version === row.version,
    );
    if (!rollout) throw new Error(`${row.remote} ${row.version} is live without a rollout`);
    const { id, percent, audience } = rollout;
    const visitors = { id, ...rolloutRanges(percent), ...(audience && { audience }) };
    return { ...row, recalled: named, rollout: visitors };
  });
}

async function readRecalled(queries: Queries): Promise<Map<string, string[]>> {
  const rows = await queries
    .select({ remote: versions.remote, version: versions.version })
    .from(versions)
    .where(isNotNull(versions.recalledAt))
    .orderBy(desc(versions.recalledAt), versions.version);
  const byRemote = Map.groupBy(rows, ({ remote }) => remote);
  return new Map(
    [...byRemote].map(([remote, list]) => [
      remote,
      list.slice(0, maxRecalled).map(({ version }) => version),
    ]),
  );
}

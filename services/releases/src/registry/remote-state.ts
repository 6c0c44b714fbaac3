import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { and, count, desc, eq, isNotNull, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { remotes } from '../database/tables/remotes.ts';
import { rollouts } from '../database/tables/rollouts.ts';
import { versions } from '../database/tables/versions.ts';
import { deploymentsOf } from './deployments.ts';
import { rollbackWindow } from './stable-versions.ts';

/** The versions that visitors of a remote get; undefined when none was published. */
export async function readState(
  queries: Queries,
  remote: string,
): Promise<RemoteState | undefined> {
  const [row] = await queries.select().from(remotes).where(eq(remotes.name, remote));
  return row && stateOf(queries, row);
}

export async function listStates(queries: Queries): Promise<RemoteState[]> {
  const rows = await queries.select().from(remotes).orderBy(remotes.name);
  const states: RemoteState[] = [];
  // One after the other: a transaction has one connection.
  for (const row of rows) states.push(await stateOf(queries, row));
  return states;
}

async function stateOf(queries: Queries, row: typeof remotes.$inferSelect): Promise<RemoteState> {
  const remote = row.name;
  const deployments = await deploymentsOf(queries, remote);
  const stable = deployments.find((deployment) => deployment.default)?.version ?? null;
  const window = await rollbackWindow(queries, remote, stable);
  return {
    name: remote,
    revision: row.revision,
    stable,
    previous: window[0] ?? null,
    rollout: await readOpenRollout(queries, remote),
    ...(row.frozen && { frozen: row.frozen }),
    deployments,
    rollbackWindow: window,
    recalled: await recalledVersions(queries, remote),
    versions: await countVersions(queries, remote),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The rollout of a remote that has not ended, or null. */
async function readOpenRollout(queries: Queries, remote: string): Promise<Rollout | null> {
  const [row] = await queries
    .select()
    .from(rollouts)
    .where(and(eq(rollouts.remote, remote), isNull(rollouts.endedAt)));
  if (!row) return null;
  const { remote: _remote, startedAt, stepStartedAt, ...rest } = row;
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    stepStartedAt: stepStartedAt.toISOString(),
    endedAt: null,
  };
}

async function recalledVersions(queries: Queries, remote: string) {
  const rows = await queries
    .select({
      version: versions.version,
      at: versions.recalledAt,
      reason: versions.recallReason,
    })
    .from(versions)
    .where(and(eq(versions.remote, remote), isNotNull(versions.recalledAt)))
    .orderBy(desc(versions.recalledAt), versions.version);
  return rows.map(({ version, at, reason }) => ({
    version,
    at: (at ?? new Date(0)).toISOString(),
    reason: reason ?? '',
  }));
}

async function countVersions(queries: Queries, remote: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(versions)
    .where(eq(versions.remote, remote));
  return row?.count ?? 0;
}

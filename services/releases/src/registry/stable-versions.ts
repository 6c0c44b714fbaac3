import { and, desc, eq, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { stableVersions } from '../database/tables/stable-versions.ts';
import { versions } from '../database/tables/versions.ts';

/** A rollback may go to this many versions without steps. */
const windowSize = 10;

/** Writes down that everybody gets this version from now on. */
export async function becomeStable(
  queries: Queries,
  remote: string,
  stable: { version: string; since: Date },
): Promise<void> {
  await queries.insert(stableVersions).values({ remote, ...stable });
}

/** Records that visitors were moved off a version, so that no rollback goes to it. */
export async function leaveStable(
  queries: Queries,
  remote: string,
  left: { version: string; at: Date },
): Promise<void> {
  await queries
    .update(stableVersions)
    .set({ withdrawnAt: left.at })
    .where(
      and(
        eq(stableVersions.remote, remote),
        eq(stableVersions.version, left.version),
        isNull(stableVersions.withdrawnAt),
      ),
    );
}

/** Versions that were live for all and may be again, newest first, without the current one. */
export async function rollbackWindow(
  queries: Queries,
  remote: string,
  current: string | null,
): Promise<string[]> {
  const rows = await queries
    .select({ version: stableVersions.version })
    .from(stableVersions)
    .innerJoin(
      versions,
      and(eq(versions.remote, stableVersions.remote), eq(versions.version, stableVersions.version)),
    )
    .where(
      and(
        eq(stableVersions.remote, remote),
        isNull(stableVersions.withdrawnAt),
        isNull(versions.recalledAt),
        isNull(versions.collectedAt),
      ),
    )
    .orderBy(desc(stableVersions.id));
  const distinct = new Set(rows.map(({ version }) => version));
  if (current !== null) distinct.delete(current);
  return [...distinct].slice(0, windowSize);
}

/** Whether a version was ever everybody's. */
export async function wasStable(
  queries: Queries,
  remote: string,
  version: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: stableVersions.id })
    .from(stableVersions)
    .where(and(eq(stableVersions.remote, remote), eq(stableVersions.version, version)))
    .limit(1);
  return rows.length > 0;
}

/**
 * The version that most browsers keep as the last that worked: the one live for all before the
 * current one, even when visitors were moved off it. A recalled one is excluded.
 */
export async function lastGoodVersion(
  queries: Queries,
  remote: string,
  current: string | null,
): Promise<string | null> {
  const rows = await queries
    .select({ version: stableVersions.version })
    .from(stableVersions)
    .innerJoin(
      versions,
      and(eq(versions.remote, stableVersions.remote), eq(versions.version, stableVersions.version)),
    )
    .where(and(eq(stableVersions.remote, remote), isNull(versions.recalledAt)))
    .orderBy(desc(stableVersions.id));
  return rows.find(({ version }) => version !== current)?.version ?? null;
}

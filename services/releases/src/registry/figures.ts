import { and, count, eq, gt, gte, isNull, max, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { auditLog } from '../database/tables/audit-log.ts';
import { deployments } from '../database/tables/deployments.ts';
import { rollouts } from '../database/tables/rollouts.ts';
import { telemetry } from '../database/tables/telemetry.ts';
import { tokens } from '../database/tables/tokens.ts';

/** Longer than the time between two readings of the metrics, shorter than the step of a rollout. */
const reportsMs = 15 * 60 * 1000;

/** The rollouts that were ever started, by their state. */
export async function countRollouts(queries: Queries) {
  return queries
    .select({ state: rollouts.state, total: count() })
    .from(rollouts)
    .groupBy(rollouts.state);
}

/** The open rollouts: their share, and when a browser last reported one, or else when it began. */
export async function readCanaries(queries: Queries) {
  const rows = await queries
    .select({
      id: rollouts.id,
      state: rollouts.state,
      remote: rollouts.remote,
      version: rollouts.version,
      percent: rollouts.percent,
      startedAt: rollouts.startedAt,
      reportedAt: max(telemetry.minute),
    })
    .from(rollouts)
    .leftJoin(
      telemetry,
      and(
        eq(telemetry.remote, rollouts.remote),
        gte(telemetry.minute, rollouts.startedAt),
        eq(telemetry.rollout, sql`${rollouts.id}::text`),
      ),
    )
    .where(isNull(rollouts.endedAt))
    .groupBy(rollouts.id);
  return rows.map(({ startedAt, reportedAt, ...row }) => ({
    ...row,
    heardAt: reportedAt ?? startedAt,
  }));
}

/** What browsers reported in the last 15 minutes, by remote, by what its version is now, and by counter. */
export async function readReports(queries: Queries, now: Date) {
  const kind = sql<
    'stable' | 'canary' | 'other'
  >`case ${deployments.isDefault} when true then 'stable' when false then 'canary' else 'other' end`;
  return queries
    .select({
      remote: telemetry.remote,
      kind,
      counter: telemetry.counter,
      total: sql<number>`sum(${telemetry.total})::float8`,
    })
    .from(telemetry)
    .leftJoin(
      deployments,
      and(eq(deployments.remote, telemetry.remote), eq(deployments.version, telemetry.version)),
    )
    .where(gte(telemetry.minute, new Date(now.getTime() - reportsMs)))
    .groupBy(telemetry.remote, kind, telemetry.counter);
}

/** The valid tokens that do expire. */
export async function readExpiringTokens(queries: Queries, now: Date) {
  const rows = await queries
    .select({ name: tokens.name, id: tokens.id, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(and(isNull(tokens.revokedAt), gt(tokens.expiresAt, now)));
  return rows.flatMap(({ expiresAt, ...token }) => (expiresAt ? [{ ...token, expiresAt }] : []));
}

/** The action of the audit's record that a backup is whole on the disk. */
export const backedUp = 'backed-up';

/** When the last backup was written, or undefined before the first. */
export async function readLastBackup(queries: Queries): Promise<Date | undefined> {
  const [row] = await queries
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(eq(auditLog.action, backedUp));
  return row?.at ?? undefined;
}

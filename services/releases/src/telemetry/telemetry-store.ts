import type { Rollout } from '@pazar/contracts/releases/release-state';
import type { Minute } from '../judgement/judge.ts';
import { and, eq, gte, lt, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import type { PendingCount } from './telemetry-buffer.ts';
import { telemetry } from '../database/tables/telemetry.ts';
import { telemetrySeen } from '../database/tables/telemetry-seen.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long counts are kept; longer than a rollout may hold a step. */
const retentionDays = 35;

/** Adds counts up in the database. Counts of an unknown version or rollout are dropped. */
export async function writeCounts(
  queries: Queries,
  counts: readonly PendingCount[],
  now: Date,
): Promise<void> {
  if (counts.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as pending
    (remote text, version text, rollout text, side text, minute timestamptz, counter text,
     total bigint, judged bigint)
    join releases.versions using (remote, version)`;
  await queries.transaction(async (inside) => {
    await inside.execute(sql`
      insert into releases.telemetry
        (remote, minute, version, rollout, side, counter, total, judged)
      select remote, minute, version, rollout, side, counter, total, judged
      from ${rows}
      where rollout = '' or exists (
        select from releases.rollouts known
        where known.id::text = pending.rollout and known.remote = pending.remote)
      order by remote, minute, version, rollout, side, counter
      on conflict (remote, minute, version, rollout, side, counter) do update set
        total = telemetry.total + excluded.total,
        judged = telemetry.judged + excluded.judged`);
    await inside.execute(sql`
      insert into releases.telemetry_seen (remote, version, seen_at)
      select distinct remote, version, ${now.toISOString()}::timestamptz
      from ${rows}
      order by remote, version
      on conflict (remote, version) do update set
        seen_at = greatest(telemetry_seen.seen_at, excluded.seen_at)`);
  });
}

/** When a version was heard of last, or undefined when it never was. */
export async function readLastSeen(
  queries: Queries,
  remote: string,
  version: string,
): Promise<Date | undefined> {
  const [row] = await queries
    .select({ seenAt: telemetrySeen.seenAt })
    .from(telemetrySeen)
    .where(and(eq(telemetrySeen.remote, remote), eq(telemetrySeen.version, version)));
  return row?.seenAt;
}

/**
 * The minutes of a rollout with the reports of each arm's visitors about their own version. The invited are the
 * canary of one without a share; beside a share they were not drawn by lot, also in tabs from before it.
 */
export async function readMinutes(
  queries: Queries,
  { id, version, stable, percent }: Pick<Rollout, 'id' | 'version' | 'stable' | 'percent'>,
  before: Date,
): Promise<(Minute & { at: Date })[]> {
  const rows = await queries
    .select()
    .from(telemetry)
    .where(and(eq(telemetry.rollout, id), lt(telemetry.minute, before)))
    .orderBy(telemetry.minute);
  const minutes = new Map<number, Minute & { at: Date }>();
  // A rescued visitor runs the other arm's version and counts for neither.
  const versionOf = { canary: version, control: stable };
  for (const { minute: at, side: reporter, counter, judged, version: reported } of rows) {
    const side = reporter === 'invited' && percent === 0 ? 'canary' : reporter;
    if (side === 'other' || side === 'invited' || versionOf[side] !== reported) continue;
    const minute = minutes.get(at.getTime()) ?? { at, canary: {}, control: {} };
    minute[side][counter] = (minute[side][counter] ?? 0) + judged;
    minutes.set(at.getTime(), minute);
  }
  return [...minutes.values()];
}

/** The counts of one version since an instant; `total` of every counter. */
export async function readTotals(queries: Queries, remote: string, since: Date) {
  return queries
    .select({
      version: telemetry.version,
      counter: telemetry.counter,
      total: sql<number>`sum(${telemetry.total})::float8`,
    })
    .from(telemetry)
    .where(and(eq(telemetry.remote, remote), gte(telemetry.minute, since)))
    .groupBy(telemetry.version, telemetry.counter)
    .orderBy(telemetry.version, telemetry.counter);
}

/** Removes counts that are older than anybody may ask for. */
export async function removeOldCounts(queries: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMs);
  await queries.delete(telemetry).where(lt(telemetry.minute, oldest));
}

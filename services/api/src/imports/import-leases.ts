import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { workStatuses, type JobRow } from './import-repository.ts';

/** Claims end by the clock of the database: those of several processes differ. */
const databaseNow = sql`clock_timestamp()`;
/** How long a silent process keeps its claim. It renews it every 25 rows, which take about a second. */
const leaseEnd = sql`clock_timestamp() + interval '60 seconds'`;

/** A job that waits for work. */
export type WaitingJob = Pick<JobRow, 'id' | 'agentId'>;

/** A job as a process has claimed it. */
export type Lease = Pick<JobRow, 'id' | 'lease'>;

/**
 * Each agent's oldest job that waits for work, or that a killed process left. Not those of agents
 * who may not write: their work goes on when they may.
 *
 * @param now the service's time, by which a suspension ends
 */
export function findWaiting(database: Database, now: Date): Promise<WaitingJob[]> {
  const mayWrite = or(
    inArray(agents.accountStatus, ['ACTIVE', 'CLOSING']),
    and(eq(agents.accountStatus, 'SUSPENDED'), lte(agents.suspendedUntil, now)),
  );
  return database
    .selectDistinctOn([importJobs.agentId], { id: importJobs.id, agentId: importJobs.agentId })
    .from(importJobs)
    .innerJoin(agents, eq(agents.id, importJobs.agentId))
    .where(and(isFree, mayWrite))
    .orderBy(asc(importJobs.agentId), asc(importJobs.createdAt));
}

const isFree = and(
  inArray(importJobs.status, workStatuses),
  or(isNull(importJobs.leaseUntil), lt(importJobs.leaseUntil, databaseNow)),
);

/** Claims a waiting job; null when another process was first. */
export async function leaseJob(database: Database, id: string): Promise<JobRow | null> {
  const free = database
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.id, id), isFree))
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(importJobs)
    .set({ leaseUntil: leaseEnd, lease: sql`${importJobs.lease} + 1` })
    .where(inArray(importJobs.id, free))
    .returning();
  return job ?? null;
}

/** Renews a claim; false when another process has claimed the job since. */
export function keepLease(database: Database, lease: Lease): Promise<boolean> {
  return changeLeased(database, lease, { leaseUntil: leaseEnd });
}

/** Ends a claim, with other changes of the job; false when another process has claimed it since. */
export function endLease(
  database: Database,
  lease: Lease,
  change: Partial<Pick<JobRow, 'status' | 'undoUntil'>> = {},
): Promise<boolean> {
  return changeLeased(database, lease, { ...change, leaseUntil: null });
}

async function changeLeased(
  database: Database,
  { id, lease }: Lease,
  change: Parameters<ReturnType<typeof database.update<typeof importJobs>>['set']>[0],
): Promise<boolean> {
  const changed = await database
    .update(importJobs)
    .set(change)
    .where(and(eq(importJobs.id, id), eq(importJobs.lease, lease)))
    .returning({ id: importJobs.id });
  return changed.length > 0;
}

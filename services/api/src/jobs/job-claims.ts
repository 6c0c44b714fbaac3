import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNotNull, isNull, lt, lte, min, or, sql } from '../database/drizzle.ts';
import { jobs } from '../database/tables/jobs.ts';
import { JobLost, type JobWork } from './job-kind.ts';

export type ClaimedJob = typeof jobs.$inferSelect;
type Claim = Pick<ClaimedJob, 'id' | 'fence'>;

/** Instants of jobs are those of the database: the clocks of several processes differ. */
const databaseNow = sql`clock_timestamp()`;
/** How long a silent process keeps its claim. It renews it every `renewMs`. */
const heldSeconds = 30;
export const renewMs = 10_000;
const holdEnd = sql`clock_timestamp() + make_interval(secs => ${heldSeconds})`;

const isOpen = isNull(jobs.failedAt);
const isFree = or(isNull(jobs.heldUntil), lt(jobs.heldUntil, databaseNow));

/** Claims the job of some kinds that has been due for longest; null when there is none. */
export async function claimJob(
  database: Database,
  kinds: readonly JobWork[],
): Promise<ClaimedJob | null> {
  const names = kinds.map(({ name }) => name);
  const ordered = kinds.filter(({ inOrder }) => inOrder).map(({ name }) => name);
  const earlier = sql`not (${inArray(jobs.kind, ordered)} and exists (
    select 1 from ${jobs} as earlier
    where earlier.agent_id = ${jobs.agentId} and earlier.id < ${jobs.id}
      and earlier.failed_at is null and ${inArray(sql`earlier.kind`, ordered)}))`;
  const due = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isOpen,
        inArray(jobs.kind, names),
        lte(jobs.runAt, databaseNow),
        isFree,
        ...(ordered.length > 0 ? [earlier] : []),
      ),
    )
    .orderBy(jobs.runAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(jobs)
    .set({
      fence: sql`${jobs.fence} + 1`,
      attempts: sql`${jobs.attempts} + 1`,
      heldUntil: holdEnd,
    })
    .where(inArray(jobs.id, due))
    .returning();
  return job ?? null;
}

/** Milliseconds until the next job of some kinds may be claimed; null when there is none. */
export async function untilNext(
  database: Database,
  kinds: readonly JobWork[],
): Promise<number | null> {
  const at = sql`greatest(${jobs.runAt}, ${jobs.heldUntil})`;
  const [row] = await database
    .select({
      ms: sql<number | null>`extract(epoch from ${min(at)} - ${databaseNow})::float8 * 1000`,
    })
    .from(jobs)
    .where(
      and(
        isOpen,
        inArray(
          jobs.kind,
          kinds.map(({ name }) => name),
        ),
      ),
    );
  return row?.ms ?? null;
}

/**
 * Frees the jobs that a killed process holds: for a database that one process opens alone, when that one
 * starts.
 */
export async function freeJobs(database: Database): Promise<void> {
  await database.update(jobs).set({ heldUntil: null }).where(isNotNull(jobs.heldUntil));
}

export async function keepJob(database: Database, claim: Claim): Promise<void> {
  await changeJob(database, claim, { heldUntil: holdEnd });
}

export async function finishJob(database: Database, claim: Claim): Promise<void> {
  const removed = await database.delete(jobs).where(isClaim(claim)).returning({ id: jobs.id });
  if (removed.length === 0) throw new JobLost();
}

/** Gives a job back that was begun with success, for another turn in `inSeconds`. */
export async function repeatJob(
  database: Database,
  claim: Claim,
  inSeconds: number,
): Promise<void> {
  await changeJob(database, claim, { ...dueIn(inSeconds), attempts: 0, fault: null });
}

/** Gives a job back whose try has failed. */
export async function retryJob(
  database: Database,
  claim: Claim,
  { inSeconds, fault }: { inSeconds: number; fault: string },
): Promise<void> {
  await changeJob(database, claim, { ...dueIn(inSeconds), fault });
}

/** Gives a job up: no process runs it again. */
export async function failJob(database: Database, claim: Claim, fault: string): Promise<void> {
  await changeJob(database, claim, { failedAt: databaseNow, heldUntil: null, fault });
}

const dueIn = (seconds: number) => ({
  runAt: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
  heldUntil: null,
});

const isClaim = ({ id, fence }: Claim) => and(eq(jobs.id, id), eq(jobs.fence, fence));

async function changeJob(
  database: Database,
  claim: Claim,
  change: Parameters<ReturnType<typeof database.update<typeof jobs>>['set']>[0],
): Promise<void> {
  const changed = await database
    .update(jobs)
    .set(change)
    .where(isClaim(claim))
    .returning({ id: jobs.id });
  if (changed.length === 0) throw new JobLost();
}

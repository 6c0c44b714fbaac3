import type { Database } from '../database/database.ts';
import { isNull, sql } from '../database/drizzle.ts';
import { jobs } from '../database/tables/jobs.ts';
import { claimJob } from '../jobs/job-claims.ts';
import type { JobWork } from '../jobs/job-kind.ts';
import { runJob } from '../jobs/run-job.ts';

/** A process that runs jobs when a test says so. */
export interface TestWorker {
  /** Runs the job that has been due for longest; false when none is. */
  runNext: (isStopped?: () => boolean) => Promise<boolean>;
  /** Runs all that are due. */
  runAll: () => Promise<void>;
  /** Each run: its kind, and its outcome. */
  runs: string[];
}

export function testWorker(database: Database, works: readonly JobWork[]): TestWorker {
  const runs: string[] = [];
  const events = {
    onRun: (kind: string, outcome: string) => void runs.push(`${kind} ${outcome}`),
    onError: () => undefined,
  };
  async function runNext(isStopped = () => false): Promise<boolean> {
    const job = await claimJob(database, works);
    const work = works.find(({ name }) => name === job?.kind);
    if (job === null || work === undefined) return false;
    await runJob(database, { work, job, isStopped, events });
    return true;
  }
  return {
    runs,
    runNext,
    runAll: async () => {
      while (await runNext());
    },
  };
}

/** Passes the pauses of all jobs, and the time for which a killed process holds them. */
export async function passPauses(database: Database): Promise<void> {
  const past = sql`clock_timestamp() - interval '1 second'`;
  await database.update(jobs).set({ runAt: past, heldUntil: null }).where(isNull(jobs.failedAt));
}

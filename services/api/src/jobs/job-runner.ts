import type { Database } from '../database/database.ts';
import { claimJob, untilNext, type ClaimedJob } from './job-claims.ts';
import type { JobWork, Lane } from './job-kind.ts';
import { runJob, type JobEvents } from './run-job.ts';

/** Jobs of a lane that one process runs side by side. A mail server takes some connections at once. */
const atOnce: Record<Lane, number> = { regular: 1, audit: 1, mail: 5, rows: 1 };

/** How often a process looks for jobs that another one has added. */
const lookEveryMs = 10_000;
/** A due job may wait for one that another process runs: no reason to ask without a pause. */
const shortestPauseMs = 200;

export type JobRunner = ReturnType<typeof createJobRunner>;

/** Runs the jobs of some kinds in the background, until it is stopped. */
export function createJobRunner(database: Database, works: readonly JobWork[], events: JobEvents) {
  const byKind = new Map(works.map((work) => [work.name, work]));
  const busy: Record<Lane, number> = { regular: 0, audit: 0, mail: 0, rows: 0 };
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let [isStarted, isWoken] = [false, false];
  let looking: Promise<void> | undefined;
  let [timer, regular]: (NodeJS.Timeout | undefined)[] = [];

  const runnable = () => works.filter(({ lane }) => busy[lane] < atOnce[lane]);

  async function look(): Promise<void> {
    while (isWoken && !isStopped()) {
      isWoken = false;
      while (await beginNext());
    }
    if (isStarted && !isStopped()) await sleep();
  }

  /** Begins the job that has been due for longest; false when there is none, or no lane is free. */
  async function beginNext(): Promise<boolean> {
    const free = runnable();
    const job = free.length === 0 || isStopped() ? null : await claimJob(database, free);
    if (job !== null) begin(job);
    return job !== null;
  }

  async function sleep(): Promise<void> {
    clearTimeout(timer);
    const free = runnable();
    const next = free.length === 0 ? null : await untilNext(database, free);
    if (next === null || next >= lookEveryMs) return;
    timer = setTimeout(wake, Math.max(next, shortestPauseMs));
  }

  function wake(): void {
    isWoken = true;
    if (isStopped()) return;
    looking ??= look()
      .catch((error: unknown) => events.onError(error, {}))
      .finally(() => {
        looking = undefined;
        // Woken between the last look and here.
        if (isWoken) wake();
      });
  }

  function begin(job: ClaimedJob): void {
    const work = byKind.get(job.kind);
    if (work === undefined) throw new Error(`No work for jobs of the kind ${job.kind}`);
    busy[work.lane] += 1;
    const run = runJob(database, { work, job, isStopped, events })
      .catch((error: unknown) => events.onError(error, { kind: job.kind }))
      .finally(() => {
        running.delete(run);
        busy[work.lane] -= 1;
        wake();
      });
    running.add(run);
  }

  return {
    wake,
    /** Also looks for jobs when their time has come. */
    start: () => {
      isStarted = true;
      regular = setInterval(wake, lookEveryMs);
      wake();
    },
    /** Resolves when the jobs under way have come to a place where they can stop. */
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      clearInterval(regular);
      await looking;
      await Promise.all(running);
    },
  };
}

import type { Database } from '../database/database.ts';
import {
  failJob,
  finishJob,
  keepJob,
  renewMs,
  repeatJob,
  retryJob,
  type ClaimedJob,
} from './job-claims.ts';
import { JobLost, type JobWork } from './job-kind.ts';

export interface JobEvents {
  /** After each run; `lost` when another process has claimed the job since. */
  onRun: (kind: string, outcome: 'done' | 'failed' | 'given-up' | 'lost') => void;
  /** Of a run that failed; without a kind, of a database that did not answer. */
  onError: (error: unknown, what: { kind?: string; isGivenUp?: boolean }) => void;
}

interface Run {
  work: JobWork;
  job: ClaimedJob;
  isStopped: () => boolean;
  events: JobEvents;
}

/** Runs a job that this process has claimed, and stores how that ended. */
export async function runJob(database: Database, run: Run): Promise<void> {
  const { work, job, events } = run;
  const renewal = setInterval(() => {
    // A claim that is lost is noticed at the end.
    keepJob(database, job).catch(() => undefined);
  }, renewMs);
  try {
    await tryJob(database, run);
    events.onRun(work.name, 'done');
  } catch (error) {
    if (error instanceof JobLost) events.onRun(work.name, 'lost');
    else await endTry(database, run, error);
  } finally {
    clearInterval(renewal);
  }
}

async function tryJob(database: Database, { work, job, isStopped }: Run): Promise<void> {
  const isPoison = job.attempts > 1 && work.retry(job.attempts - 1) === null;
  if (isPoison) throw new Error('The process ended during each try');
  let isFinished = false;
  const end = await work.run({
    payload: job.payload,
    agentId: job.agentId,
    isStopped,
    finish: async (transaction) => {
      await finishJob(transaction, job);
      isFinished = true;
    },
  });
  if (isFinished) return;
  if (end === 'done') await finishJob(database, job);
  else await repeatJob(database, job, end === 'again' ? 0 : end.inSeconds);
}

async function endTry(database: Database, { work, job, events }: Run, error: unknown) {
  const fault = error instanceof Error ? error.message : String(error);
  const inSeconds = work.retry(job.attempts);
  const isGivenUp = inSeconds === null;
  events.onRun(work.name, isGivenUp ? 'given-up' : 'failed');
  events.onError(error, { kind: work.name, isGivenUp });
  if (!isGivenUp) return retryJob(database, job, { inSeconds, fault });
  await failJob(database, job, fault);
  return work.onGivenUp?.(job.payload);
}

import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { isNull, sql } from '../database/drizzle.ts';
import { jobs } from '../database/tables/jobs.ts';

/**
 * Which jobs wait for one another. A process runs the jobs of a lane side by side up to its limit, so
 * that a mail server that hangs delays no settlement of prices, and a long file no e-mail.
 */
export type Lane = 'regular' | 'audit' | 'mail' | 'rows';

/** Seconds until the next try after so many have failed; null: the job is given up. */
export type Retry = (tries: number) => number | null;

const pausesOfADay = [10, 60, 300, 900, ...Array.from({ length: 23 }, () => 3600)];

/** Soon at first, as servers restart, and then every hour for a day. */
export const retryForADay: Retry = (tries) => pausesOfADay[tries - 1] ?? null;
/** For what must go on as soon as the database answers again. */
export const retryEachMinute: Retry = (tries) => (tries === 1 ? 10 : 60);

/** A job while this process runs it. */
export interface HeldJob<Payload> {
  payload: Payload;
  /** Null for the service's own. */
  agentId: string | null;
  /** True when the process stops: finish what is begun, and answer `again`. */
  isStopped: () => boolean;
  /**
   * Ends the job in the transaction of its last effect, so that a process that is killed leaves both or
   * neither. Throws `JobLost` when another process has claimed the job since.
   */
  finish: (transaction: Database) => Promise<void>;
}

/** Another process has claimed the job since: nothing of it is left to do here. */
export class JobLost extends Error {
  override name = 'JobLost';
}

/** `again`: there is more to do, after the jobs that are due already. */
export type JobEnd = 'done' | 'again' | { inSeconds: number };

interface JobRules {
  /** As the column `kind` has it. */
  name: string;
  lane: Lane;
  retry: Retry;
  /** Jobs of one agent run one after the other, in the order in which they were added. */
  inOrder?: true;
}

export interface JobKind<Payload> extends JobRules {
  schema: z.ZodType<Payload>;
}

interface Work<Payload> {
  /** Runs at least once for each job. */
  run: (job: HeldJob<Payload>) => Promise<JobEnd>;
  /** Is called when a job was given up, after it is stored as failed. */
  onGivenUp?: (payload: Payload) => Promise<void>;
}

/** A kind with the work of its jobs, which checks their payload itself. */
export interface JobWork extends JobRules, Work<unknown> {}

export function jobWork<Payload>(
  { schema, ...rules }: JobKind<Payload>,
  { run, onGivenUp }: Work<Payload>,
): JobWork {
  return {
    ...rules,
    run: ({ payload, ...job }) => run({ ...job, payload: schema.parse(payload) }),
    ...(onGivenUp && { onGivenUp: (payload) => onGivenUp(schema.parse(payload)) }),
  };
}

const listeners = new Set<() => void>();

/** Calls back whenever this process adds a job, before it is committed; returns what ends that. */
export function onJobAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface NewJob<Payload> {
  payload: Payload;
  agentId?: string | undefined;
  /** Adding a job whose kind has an open one with this key makes that one due at once. */
  key?: string;
}

/**
 * Adds a job in the caller's transaction: it runs after the commit, in this process or another, and again
 * when a process is killed.
 */
export async function addJob<Payload>(
  database: Database,
  kind: { name: string; schema?: z.ZodType<Payload> },
  { payload, agentId, key }: NewJob<Payload>,
): Promise<void> {
  await database
    .insert(jobs)
    .values({ id: uuid(), kind: kind.name, agentId, key, payload })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      targetWhere: isNull(jobs.failedAt),
      set: { runAt: sql`least(${jobs.runAt}, clock_timestamp())` },
    });
  for (const listener of listeners) listener();
}

import { addReadGauge } from '@pazar/service/metrics/read-gauge';
import { Counter, type Registry } from 'prom-client';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { count, sql } from '../database/drizzle.ts';
import { jobs } from '../database/tables/jobs.ts';
import type { App } from '../http/app-types.ts';
import { freeJobs } from '../jobs/job-claims.ts';
import { addJob, onJobAdded, type JobWork } from '../jobs/job-kind.ts';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import type { JobEvents } from '../jobs/run-job.ts';
import { regularJob, type RegularWork } from '../jobs/regular-work.ts';

/** Takes the kinds of jobs, each once and before the service listens. */
export type Jobs = ReturnType<typeof openJobs>;

/**
 * Runs the jobs of a service: those that a request has added after its answer, and all others from when
 * the service listens until it stops. Stopping waits for the jobs under way.
 *
 * Measures `pazar_jobs_total` by kind and outcome, and `pazar_jobs` by kind and state.
 *
 * @param connection the service's own; without a pool no other process has the database open
 */
export function openJobs(
  app: App,
  { database, pool }: Pick<DatabaseConnection, 'database' | 'pool'>,
  registry?: Registry,
) {
  const works: JobWork[] = [];
  const regular: JobWork[] = [];
  const runs = registry && measureJobs(database, registry);
  let isAdded = false;
  let opened: JobRunner | undefined;

  const events: JobEvents = {
    onRun: (kind, outcome) => runs?.inc({ kind, outcome }),
    onError: (error, { kind = 'any', isGivenUp = false }) => {
      const end = isGivenUp ? 'was given up' : 'failed; it is tried again';
      app.log.error({ err: error, kind }, `a job ${end}`);
    },
  };
  const runner = () => (opened ??= createJobRunner(database, [...works, ...regular], events));

  const stopListening = onJobAdded(() => (isAdded = true));
  // After the answer is sent, and so after the request's transaction is committed.
  app.addHook('onResponse', async () => {
    if (!isAdded) return;
    isAdded = false;
    runner().wake();
  });
  app.addHook('onListen', async () => {
    if (pool === undefined) await freeJobs(database);
    for (const kind of regular) await addJob(database, kind, { key: 'regular', payload: {} });
    runner().start();
  });
  app.addHook('onClose', async () => {
    stopListening();
    await opened?.stop();
  });
  return {
    handle: (work: JobWork) => void works.push(work),
    repeat: (one: RegularWork) =>
      void regular.push(regularJob(one, (done, what) => app.log.info(done, what))),
  };
}

function measureJobs(database: Database, registry: Registry): Counter<'kind' | 'outcome'> {
  addReadGauge(registry, {
    name: 'pazar_jobs',
    help: 'Jobs that wait or run, and those that were given up, by kind',
    labels: ['kind', 'state'],
    async read() {
      const state = sql<
        'open' | 'failed'
      >`case when ${jobs.failedAt} is null then 'open' else 'failed' end`;
      const rows = await database
        .select({ kind: jobs.kind, state, jobs: count() })
        .from(jobs)
        .groupBy(jobs.kind, state);
      return rows.map((row) => [{ kind: row.kind, state: row.state }, row.jobs] as const);
    },
  });
  return new Counter({
    name: 'pazar_jobs_total',
    help: 'Runs of jobs, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
}

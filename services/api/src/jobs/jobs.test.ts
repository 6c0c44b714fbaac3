import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { isNotNull, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { jobs } from '../database/tables/jobs.ts';
import { passPauses, testWorker } from '../testing/run-jobs.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { claimJob } from './job-claims.ts';
import {
  addJob,
  jobWork,
  retryForADay,
  type HeldJob,
  type JobEnd,
  type JobKind,
} from './job-kind.ts';
import { createJobRunner } from './job-runner.ts';
import { regularJob } from './regular-work.ts';

type Payload = { name: string };

const kind: JobKind<Payload> = {
  name: 'test',
  lane: 'rows',
  schema: z.object({ name: z.string() }),
  retry: retryForADay,
  inOrder: true,
};

describe.each(bothDatabases)('Jobs, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let database: Database;
  let done: string[];
  let agentIds: string[];
  beforeEach(async () => {
    connection = await open();
    ({ database } = connection);
    done = [];
    await database.delete(jobs);
    const rows = await database.select({ id: agents.id }).from(agents).limit(2);
    agentIds = rows.map(({ id }) => id);
  });
  afterEach(() => connection.close());

  const add = (name: string, more: { agentId?: string | undefined; key?: string } = {}) =>
    addJob(database, kind, { payload: { name }, ...more });
  const work = (
    run: (job: HeldJob<Payload>) => Promise<JobEnd> = async () => 'done',
    onGivenUp?: (payload: Payload) => Promise<void>,
  ) =>
    jobWork(kind, {
      run: async (job) => {
        done.push(job.payload.name);
        return run(job);
      },
      ...(onGivenUp && { onGivenUp }),
    });
  const worker = (...given: Parameters<typeof work>) => testWorker(database, [work(...given)]);

  it('run after the commit that added them, and not after a rollback', async () => {
    const refused = database.transaction(async (transaction) => {
      await addJob(transaction, kind, { payload: { name: 'undone' } });
      throw new Error('undone');
    });
    await expect(refused).rejects.toThrow('undone');
    await add('kept');
    await worker().runAll();
    expect([done, await database.$count(jobs)]).toEqual([['kept'], 0]);
  });

  it('of one agent run one after the other, and those of several in turns', async () => {
    const [one, other] = agentIds;
    await add('long', { agentId: one });
    await add('waits', { agentId: one });
    await add('short', { agentId: other });
    let turns = 0;
    await worker(async ({ payload }) => {
      turns += payload.name === 'long' ? 1 : 0;
      return payload.name === 'long' && turns < 3 ? 'again' : 'done';
    }).runAll();
    expect(done).toEqual(['long', 'short', 'long', 'long', 'waits']);
  });

  it('with a key exist once, and adding one makes it due', async () => {
    await add('first', { key: 'k' });
    await worker(async () => ({ inSeconds: 3600 })).runNext();
    expect(await worker().runNext()).toBe(false);
    await add('second', { key: 'k' });
    await worker().runAll();
    expect(done).toEqual(['first', 'first']);
    // Once it is done, the key is free.
    await add('third', { key: 'k' });
    await worker().runAll();
    expect(done.at(-1)).toBe('third');
  });

  it('that a process has lost to another are neither ended nor moved by it', async () => {
    await add('contested');
    const slow = worker(async ({ finish }) => {
      await passPauses(database);
      await claimJob(database, [work()]);
      await database.transaction(finish);
      return 'done';
    });
    await slow.runNext();
    expect([slow.runs, await database.$count(jobs)]).toEqual([['test lost'], 1]);
  });

  it('end together with their last effect, or not at all', async () => {
    await add('whole');
    await worker(async ({ finish }) => {
      await database.transaction(async (transaction) => {
        await finish(transaction);
        throw new Error('the effect failed');
      });
      return 'done';
    }).runNext();
    const [row] = await database.select().from(jobs);
    expect(row).toMatchObject({ attempts: 1, fault: 'the effect failed', heldUntil: null });
  });

  it('that fail are given up after a day, also when each try ends the process', async () => {
    const givenUp: string[] = [];
    await add('poison');
    for (let tries = 0; tries < 28; tries += 1) {
      await claimJob(database, [work()]);
      await passPauses(database);
    }
    const last = worker(undefined, async ({ name }) => void givenUp.push(name));
    await last.runNext();
    expect([done, last.runs, givenUp]).toEqual([[], ['test given-up'], ['poison']]);
    expect(await database.$count(jobs, isNotNull(jobs.failedAt))).toBe(1);
  });

  it('whose payload is not one of their kind fail with what is wrong', async () => {
    await addJob(database, { name: kind.name }, { payload: { nothing: true } });
    await worker().runNext();
    const [row] = await database.select().from(jobs);
    expect([done, row?.fault]).toEqual([[], expect.stringContaining('name')]);
  });

  it('are run by the runner of a service: at once when woken, else when due', async () => {
    const ran = Promise.withResolvers<null>();
    const runner = createJobRunner(database, [work(async () => (ran.resolve(null), 'done'))], {
      onRun: () => undefined,
      onError: (error) => ran.reject(error),
    });
    await add('soon');
    await database
      .update(jobs)
      .set({ runAt: sql`clock_timestamp() + interval '200 milliseconds'` });
    runner.wake();
    await wait(0);
    expect(done).toEqual([]);
    runner.start();
    await ran.promise;
    await runner.stop();
    expect([done, await database.$count(jobs)]).toEqual([['soon'], 0]);
  });

  it('that wait for one of another process are looked for with pauses', async () => {
    const [agentId] = agentIds;
    await add('of another process', { agentId });
    await add('waits', { agentId });
    const claimed = await claimJob(database, [work()]);
    expect(claimed?.payload).toEqual({ name: 'of another process' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const runner = createJobRunner(database, [work()], {
      onRun: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    runner.start();
    // Nothing else waits so long: without a pause the next look is at once.
    await vi.waitUntil(() => timers.mock.calls.some(([, ms]) => ms === 200));
    await runner.stop();
    expect(done).toEqual([]);
    timers.mockRestore();
  });

  it('that are regular never end, whatever the number of processes, and fail softly', async () => {
    let runs = 0;
    const regular = regularJob(
      {
        name: 'regular-test',
        what: 'testing',
        everySeconds: 300,
        work: async () => {
          runs += 1;
          if (runs === 2) throw new Error('once');
        },
      },
      () => undefined,
    );
    const start = () => addJob(database, regular, { key: 'regular', payload: {} });
    await start();
    await start();
    const processes = [testWorker(database, [regular]), testWorker(database, [regular])];
    await Promise.all(processes.map((process) => process.runAll()));
    expect([runs, await database.$count(jobs)]).toEqual([1, 1]);
    await passPauses(database);
    await processes[0]?.runAll();
    const [row] = await database.select().from(jobs);
    expect(row).toMatchObject({ attempts: 1, fault: 'once', failedAt: null });
    await passPauses(database);
    await processes[1]?.runAll();
    const [last] = await database.select().from(jobs);
    expect([runs, last?.attempts, last?.fault]).toEqual([3, 0, null]);
  });
});

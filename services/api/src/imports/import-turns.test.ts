import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, inArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { importRows } from '../database/tables/import-rows.ts';
import { newId } from '../records/values.ts';
import { Refusal } from '../problems/refusal.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { passPauses, testWorker, type TestWorker } from '../testing/run-jobs.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { findJob, insertImport, type JobRow } from './import-repository.ts';
import { createImportWork } from './import-work.ts';

describe.each(bothDatabases)('Imports of several agents on $name', ({ open }) => {
  let test: TestApp;
  let worker: TestWorker;
  const ids = { producer: '', seller: '' };
  beforeAll(async () => {
    test = await startTestApp(await open());
    ids.producer = (await test.signIn('producer')).id;
    ids.seller = (await test.signIn('seller')).id;
    const { database } = test.connection;
    const work = createImportWork({
      database,
      clock: () => testNow,
      onError: (error) => {
        throw error;
      },
    });
    worker = testWorker(database, [work]);
  });
  afterAll(() => test.close());

  /** A file of locations, stored but not processed. */
  async function keep(agentId: string, rows: number, createdAt = testNow): Promise<JobRow> {
    const { database } = test.connection;
    const job: JobRow = {
      id: newId(createdAt),
      agentId,
      kind: 'locations',
      mode: 'upsert',
      status: 'VALIDATING',
      format: { encoding: 'utf-8', delimiter: ';', decimal: ',' },
      columns: ['name'],
      unknownColumns: [],
      undoUntil: null,
      createdAt,
    };
    const cells = Array.from({ length: rows }, (_, index) => ({
      line: index + 2,
      cells: { name: `Place ${index}` },
    }));
    await database.transaction((transaction) =>
      insertImport(transaction, job, { rows: cells, since: new Date(0) }),
    );
    return job;
  }
  const jobOf = async ({ id, agentId }: JobRow) =>
    findJob(test.connection.database, { id, agentId });
  async function clear(): Promise<void> {
    await test.connection.database
      .delete(importJobs)
      .where(inArray(importJobs.agentId, Object.values(ids)));
  }

  it('take turns: a short file is done while a long one of another agent goes on', async () => {
    const long = await keep(ids.producer, 350);
    const short = await keep(ids.seller, 5, new Date(testNow.getTime() + 1));
    expect(await worker.runNext()).toBe(true);
    expect(await worker.runNext()).toBe(true);
    expect((await jobOf(short))?.status).toBe('READY');
    expect((await jobOf(long))?.status).toBe('VALIDATING');
    await worker.runAll();
    expect((await jobOf(long))?.status).toBe('READY');
    await clear();
  });

  it('find rows that name the same thing, also those of an earlier turn', async () => {
    const job = await keep(ids.producer, 130);
    const { database } = test.connection;
    await database
      .update(importRows)
      .set({ cells: { name: 'Place 3' } })
      .where(eq(importRows.number, 120));
    await worker.runAll();
    const rows = await database.select().from(importRows).where(eq(importRows.jobId, job.id));
    const repeated = rows.filter(({ errors }) => errors.some(({ code }) => code === 'duplicate'));
    expect(repeated.map(({ number }) => number)).toEqual([120]);
    await clear();
  });

  it('stop for an agent who is suspended, and go on when that is over', async () => {
    const job = await keep(ids.seller, 250);
    expect(await worker.runNext()).toBe(true);
    const { database } = test.connection;
    await database
      .update(agents)
      .set({ accountStatus: 'SUSPENDED', suspensionReason: 'Жалби на купувачи' })
      .where(eq(agents.id, ids.seller));
    await worker.runAll();
    expect((await jobOf(job))?.status).toBe('VALIDATING');
    await database
      .update(agents)
      .set({ accountStatus: 'ACTIVE', suspensionReason: null })
      .where(eq(agents.id, ids.seller));
    await passPauses(database);
    await worker.runAll();
    expect((await jobOf(job))?.status).toBe('READY');
    await clear();
  });

  it('wait three at a time for one agent, and twenty are kept', async () => {
    for (let file = 0; file < 3; file += 1) await keep(ids.producer, 1);
    const refusal = await keep(ids.producer, 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'rate-limited', retryAfter: 30 });
    expect((await keep(ids.seller, 1)).agentId).toBe(ids.seller);

    const { database } = test.connection;
    const finish = (status: 'READY' | 'APPLIED') =>
      database
        .update(importJobs)
        .set({ status, undoUntil: status === 'READY' ? null : new Date(testNow.getTime() + 1) })
        .where(eq(importJobs.agentId, ids.producer));
    for (let file = 0; file < 30; file += 1) {
      await finish('READY');
      await keep(ids.producer, 1, new Date(testNow.getTime() + file));
    }
    expect(await database.$count(importJobs, eq(importJobs.agentId, ids.producer))).toBe(20);
    // A file that can still be undone is not deleted for a new one.
    await finish('APPLIED');
    await expect(keep(ids.producer, 1)).rejects.toMatchObject({ code: 'rate-limited' });
    await clear();
  });
});

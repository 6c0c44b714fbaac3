import { importJobSchema } from '@pazar/contracts/import';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, like, sql } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { jobs } from '../database/tables/jobs.ts';
import { products } from '../database/tables/products.ts';
import { importCalls } from '../testing/import-calls.ts';
import { productCalls } from '../testing/product-calls.ts';
import { passPauses, testWorker } from '../testing/run-jobs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { createImportWork } from './import-work.ts';

const columns =
  'Шифра;Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';
const file = `${columns}\nLEFT-1;Оставени;kg;MANUAL;1;kg;20\n`;

describe.each(bothDatabases)('An import whose process was killed, on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  const statusOf = async (id: string) =>
    importJobSchema.parse((await test.get(`/v1/imports/${id}`, 'producer')).json()).status;
  /** As a process that was killed left the job of a file that it applied. */
  async function leave(id: string, heldSeconds: number): Promise<void> {
    const { database } = test.connection;
    const { agentId = null } =
      (await database.select().from(importJobs).where(eq(importJobs.id, id)))[0] ?? {};
    await database.update(importJobs).set({ status: 'APPLYING' }).where(eq(importJobs.id, id));
    const heldUntil = sql`clock_timestamp() + make_interval(secs => ${heldSeconds})`;
    await database.insert(jobs).values({
      id: uuid(),
      kind: 'import',
      agentId,
      key: id,
      payload: { import: id },
      fence: 1,
      attempts: 1,
      heldUntil,
    });
  }
  const worker = () => {
    const { database } = test.connection;
    const clock = () => testNow;
    return testWorker(database, [createImportWork({ database, clock, onError: () => undefined })]);
  };

  it('is left to it while its claim holds by the clock of the database, and finished by another then', async () => {
    const job = await imports.validated(file);
    expect(job.counts.VALID).toBe(1);
    await leave(job.id, 60);
    // However late this process believes it to be.
    const later = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
    await test.at(later, () => worker().runAll());
    expect(await statusOf(job.id)).toBe('APPLYING');

    await passPauses(test.connection.database);
    await worker().runAll();
    const { status, counts } = await imports.settled(job);
    expect(status).toBe('APPLIED');
    expect(counts.APPLIED).toBe(1);
    expect(await productCalls(test).find('Оставени')).toMatchObject({ sku: 'LEFT-1' });
  });

  it('has each effect once, though two processes work on it at the same time', async () => {
    const rows = Array.from({ length: 20 }, (_, row) => `;Двапати ${row};kg;MANUAL;1;kg;20`);
    const job = await imports.validated([columns, ...rows].join('\n'));
    expect(job.counts.VALID).toBe(20);
    const { database } = test.connection;
    await leave(job.id, -1);
    let [rowsBegun, other] = [0, Promise.resolve()];
    const [first, second] = [worker(), worker()];
    await first.runNext(() => {
      rowsBegun += 1;
      // The claim of the first ends while it is busy.
      if (rowsBegun === 2) other = passPauses(database).then(() => second.runAll());
      return false;
    });
    await other;
    expect([...first.runs, ...second.runs]).toContain('import lost');
    const { counts } = await imports.settled(job);
    expect(counts.APPLIED).toBe(20);
    expect(await database.$count(products, like(products.nameMk, 'Двапати%'))).toBe(20);
    expect(await database.$count(jobs, eq(jobs.key, job.id))).toBe(0);
  });
});

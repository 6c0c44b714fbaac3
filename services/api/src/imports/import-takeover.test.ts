import { importJobSchema } from '@pazar/contracts/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, like, sql } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { products } from '../database/tables/products.ts';
import { importCalls } from '../testing/import-calls.ts';
import { productCalls } from '../testing/product-calls.ts';
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
  /** Another file makes this process look for work. */
  const lookForWork = () => imports.validated(file.replaceAll('LEFT-1', 'OTHER-1'));

  const claim = (id: string, seconds: number) =>
    test.connection.database
      .update(importJobs)
      .set({
        status: 'APPLYING',
        lease: sql`${importJobs.lease} + 1`,
        leaseUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
      })
      .where(eq(importJobs.id, id));

  it('is left to it while its claim holds by the clock of the database, and finished by another then', async () => {
    const job = await imports.validated(file);
    expect(job.counts.VALID).toBe(1);
    await claim(job.id, 60);
    // However late this process believes it to be.
    await test.at(new Date(testNow.getTime() + 24 * 60 * 60 * 1000), lookForWork);
    expect(await statusOf(job.id)).toBe('APPLYING');

    await claim(job.id, -1);
    await lookForWork();
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
    const worker = () =>
      createImportWork({ database, clock: () => testNow, onError: () => undefined });
    await claim(job.id, -1);
    let [rowsBegun, second] = [0, Promise.resolve(false)];
    await worker().runNext(() => {
      rowsBegun += 1;
      // The claim of the first ends while it is busy.
      if (rowsBegun === 2) {
        second = claim(job.id, -1).then(() => worker().runNext(() => false));
      }
      return false;
    });
    await second;
    await lookForWork();
    const { counts } = await imports.settled(job);
    expect(counts.APPLIED).toBe(20);
    expect(await database.$count(products, like(products.nameMk, 'Двапати%'))).toBe(20);
  });
});

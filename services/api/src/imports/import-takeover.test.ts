import { importJobSchema } from '@pazar/contracts/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { importCalls } from '../testing/import-calls.ts';
import { productCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const columns =
  'Шифра;Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';
const file = `${columns}\nLEFT-1;Оставени;kg;MANUAL;1;kg;20\n`;
/** How long a silent process keeps its claim on a job. */
const leaseMs = 60_000;

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

  it('is left to it while its lease runs, and finished by another when that is over', async () => {
    const job = await imports.validated(file);
    expect(job.counts.VALID).toBe(1);
    await test.connection.database
      .update(importJobs)
      .set({ status: 'APPLYING', leaseUntil: new Date(testNow.getTime() + leaseMs) })
      .where(eq(importJobs.id, job.id));

    await lookForWork();
    expect(await statusOf(job.id)).toBe('APPLYING');

    await test.at(new Date(testNow.getTime() + leaseMs + 1), async () => {
      await lookForWork();
      const { status, counts } = await imports.settled(job);
      expect(status).toBe('APPLIED');
      expect(counts.APPLIED).toBe(1);
    });
    expect(await productCalls(test).find('Оставени')).toMatchObject({ sku: 'LEFT-1' });
  });
});

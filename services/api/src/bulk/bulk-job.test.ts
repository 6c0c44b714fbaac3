import { bulkRunSchema, type BulkRun } from '@pazar/contracts/bulk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { jobs } from '../database/tables/jobs.ts';
import { eq } from '../database/drizzle.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const stranger = '00000000-0000-7000-8000-000000000000';
const url = '/v1/produce/bulk';

describe.each(testDatabases)('A bulk action on more than 50 rows, on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let ids: string[];
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
    ids = [];
    for (let lot = 0; lot < 54; lot += 1) {
      ids.push((await desk.lot({ variety: 'Многу', qualityClass: 'I' })).id);
    }
  });
  afterAll(() => test.close());

  async function begin(path: string, body: Record<string, unknown>): Promise<BulkRun> {
    const response = await desk.post(path, body);
    expect(response.statusCode).toBe(202);
    const run = bulkRunSchema.parse(response.json());
    expect(response.headers.location).toBe(`${url}/${run.id}`);
    expect(run).toMatchObject({ done: 0, answer: null });
    return run;
  }
  async function finished({ id }: BulkRun): Promise<BulkRun> {
    for (;;) {
      const run = bulkRunSchema.parse((await test.get(`${url}/${id}`, 'producer')).json());
      if (run.answer !== null) return run;
      await wait(5);
    }
  }
  const classOf = async (id: string | undefined) => (await desk.readLot(id ?? '')).qualityClass;

  it('is answered at once, done in the background, and undone the same way', async () => {
    const begun = await begin(url, {
      ids: [...ids, stranger],
      action: 'setQualityClass',
      params: { qualityClass: 'EXTRA' },
    });
    const { total, done, answer } = await finished(begun);
    expect([total, done]).toEqual([55, 55]);
    expect(answer?.succeeded.map(({ id }) => id)).toEqual(ids);
    expect(answer?.failed.map(({ id, problem }) => [id, problem.code])).toEqual([
      [stranger, 'not-found'],
    ]);
    expect(await classOf(ids[53])).toBe('EXTRA');

    const undoing = await begin(`${url}/undo`, { undoToken: answer?.undoToken });
    const undone = await finished(undoing);
    expect(undone.answer).toMatchObject({ failed: [], undoToken: null, undoUntil: null });
    expect(undone.answer?.succeeded).toHaveLength(54);
    expect(await Promise.all([classOf(ids[0]), classOf(ids[53])])).toEqual(['I', 'I']);
    expect(await test.connection.database.$count(jobs, eq(jobs.kind, 'bulk'))).toBe(0);
  });

  it('is read by its agent alone, under its own kind of records', async () => {
    const { id } = await begin(url, {
      ids,
      action: 'setQualityClass',
      params: { qualityClass: 'II' },
    });
    expect((await test.get(`${url}/${id}`, 'seller')).statusCode).toBe(404);
    expect((await test.get(`/v1/products/bulk/${id}`, 'producer')).statusCode).toBe(404);
    await finished({ id, total: 0, done: 0, answer: null });
  });

  it('says its problems in the language of the request that began it', async () => {
    const response = await test.send(`POST ${url}`, 'producer', {
      body: { ids: [...ids, stranger], action: 'setQualityClass', params: { qualityClass: 'I' } },
      headers: { 'accept-language': 'mk', 'idempotency-key': stranger },
    });
    const { answer } = await finished(bulkRunSchema.parse(response.json()));
    expect(answer?.failed[0]?.problem.title).toMatch(/^\p{Script=Cyrillic}/u);
    expect(answer?.failed[0]?.problem.instance).toBe(url);
  });
});

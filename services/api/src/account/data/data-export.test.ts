import { dataExportSchema } from '@pazar/contracts/data-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../../database/drizzle.ts';
import { images } from '../../database/tables/images.ts';
import { notifications } from '../../database/tables/notifications.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { unzip } from '@pazar/service/testing/unzip';
import { testNow } from '../../testing/test-seed.ts';
import { columnHeading } from '../../csv/column-heading.ts';
import { exportTables, hiddenColumns } from './export-tables.ts';

/** A statement reads a hundred rows at most. */
const moreThanOnePart = 250;

const columnsSchema = z.object({
  rows: z.array(z.object({ table_name: z.string(), column_name: z.string() })),
});
const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

describe.each(testDatabases)('The archive of an account on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  it('takes all its data with it, as JSON and as CSV, and no secret', async () => {
    const picture = '0193a000-0000-4000-8000-0000000000aa';
    const { id: agentId } = await test.signIn('producer');
    const size = { width: 1200, height: 900 };
    await test.connection.database
      .insert(images)
      .values({ id: picture, agentId, ...size, createdAt: testNow });
    await nowhere.images.write(picture, 1200, Buffer.from('the picture'));
    const asked = await test.send('POST /v1/account/export', 'producer');
    expect(asked.statusCode).toBe(202);
    const job = dataExportSchema.parse(asked.json());
    const path = `/v1/account/export/${job.id}`;
    const answer = await test.get(path, 'producer');
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzip(answer.rawPayload);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.txt',
        'json/account.json',
        'csv/account.csv',
        'json/products.json',
        'json/movements.json',
        'csv/movements.csv',
        'json/activity.json',
        'json/promotion-products.json',
        'json/product-images.json',
        'json/import-rows.json',
      ]),
    );
    expect(files.get(`images/${picture}.webp`)).toBe('the picture');
    expect(files.get('json/activity.json')).toContain('account.export');
    const whole = [...files.values()].join('\n');
    expect(whole).toContain('producer@pazar.example');
    expect(whole).not.toMatch(/scrypt|password_hash|google_subject|search_fold/);
    expect(files.get('json/movements.json')).toMatch(/"quantity": "-?\d+\.\d{3}"/);
    expect(files.get('json/movements.json')).toMatch(/"vat_rate": \d/);
    // Excel reads Macedonian files with semicolons.
    const movements = files.get('csv/movements.csv') ?? '';
    expect(movements).toMatch(/^\uFEFFИдентификатор;/);
    expect(movements).toContain(';Производ;Производ (идентификатор);');
    expect(movements).toMatch(/;-?\d+,\d{3};/);
    expect(files.get('README.txt')).toContain('секое движење на залихата');

    expect((await test.get(path, 'seller')).statusCode).toBe(404);
    const tomorrow = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
    await test.at(tomorrow, async () => {
      expect((await test.get(path, 'producer')).statusCode).toBe(404);
    });
  });

  it('has a heading in both languages for every column', async () => {
    const found = await test.connection.database.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'api'`,
    );
    const columns = columnsSchema.parse(found).rows;
    const without = exportTables().flatMap(({ table, column: part }) =>
      columns
        .filter((one) => one.table_name === table && part === undefined)
        .map(({ column_name: name }) => name)
        .filter((name) => !hiddenColumns.has(name))
        .filter((name) => !columnHeading(name, 'mk') || !columnHeading(name, 'en')),
    );
    expect(without).toEqual([]);
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    // A spreadsheet must not run the formula after the mark either.
    ["'=SUM(A1)", "''=SUM(A1)"],
    ['-1,5', '-1,5'],
  ])('keeps a spreadsheet from running %j: the file has %j', async (name, cell) => {
    await test.send('POST /v1/views', 'consumer', {
      body: { page: 'products', name, query: {} },
    });
    const { id } = dataExportSchema.parse(
      (await test.send('POST /v1/account/export', 'consumer')).json(),
    );
    const zip = await test.get(`/v1/account/export/${id}`, 'consumer');
    const file = unzip(zip.rawPayload).get('csv/views.csv') ?? '';
    expect(file.split(/[;\r\n]/)).toContain(cell);
  });

  it('has every row of every table, also where one statement does not read them all', async () => {
    const { id: agentId } = await test.signIn('producer');
    const { database } = test.connection;
    const many = Array.from({ length: moreThanOnePart }, (_, index) => ({
      id: `0193a000-0000-4000-8000-00000000${String(index).padStart(4, '0')}`,
      agentId,
      event: 'security' as const,
      key: `agent:${1000 + index}`,
      entity: 'agent' as const,
      entityId: agentId,
      facts: {},
      inApp: true,
      createdAt: testNow,
    }));
    await database.insert(notifications).values(many);
    const { id } = dataExportSchema.parse(
      (await test.send('POST /v1/account/export', 'producer')).json(),
    );
    const archive = await test.get(`/v1/account/export/${id}`, 'producer');
    const files = unzip(archive.rawPayload);
    for (const { name, table, owner, owners } of exportTables()) {
      const ids = sql.raw(
        owners === undefined ? '' : `select id from api.${owners} where agent_id = `,
      );
      const found = await database.execute(
        sql`select count(*) from api.${sql.identifier(table)}
          where ${sql.identifier(owner)} in (${ids} ${agentId})`,
      );
      const { count } = countSchema.parse(found).rows[0];
      const rows = z.array(z.unknown()).parse(JSON.parse(files.get(`json/${name}.json`) ?? ''));
      expect([name, rows.length]).toEqual([name, count]);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    }
  });
});

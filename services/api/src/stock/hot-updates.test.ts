import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

const hotTables = ['lots', 'products', 'promotions'] as const;
type HotTable = (typeof hotTables)[number];

const contents = z.object({ rows: z.array(z.object({ row: z.record(z.string(), z.json()) })) });
const columns = z.object({ rows: z.array(z.object({ column: z.string() })) });

describe.each(servers)('Sales on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const execute = (query: ReturnType<typeof sql>) => test.connection.database.execute(query);

  async function readRows(table: HotTable, ids: readonly string[]) {
    const list = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    const answer = await execute(
      sql`select to_jsonb(t) as row from api.${sql.identifier(table)} t where id::text in (${list}) order by id`,
    );
    return contents.parse(answer).rows.map(({ row }) => row);
  }

  /** Also the columns that an index names in an expression or in its condition. */
  async function readIndexedColumns(table: HotTable) {
    const answer = await execute(
      sql`select distinct a.attname as column from pg_index i
        join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
          and d.refclassid = 'pg_class'::regclass and d.refobjid = i.indrelid and d.refobjsubid > 0
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
        where i.indrelid = ${`api.${table}`}::regclass
        union select 'id'`,
    );
    return new Set(columns.parse(answer).rows.map(({ column }) => column));
  }

  // Counters of updates also depend on how full pages are, and thus on other transactions of the server.
  it('change no column that an index of lots, products or promotions holds', async () => {
    const lot = await desk.lot({}, '400.000');
    const drawn = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const counted = await desk.product();
    const promotion = await desk.promotion(10);
    await desk.book(`/v1/products/${counted.id}/movements`, {
      type: 'RECEIPT',
      quantity: '90.000',
    });
    const ids = { lots: [lot.id], products: [drawn.id, counted.id], promotions: [promotion] };
    const readAll = () => Promise.all(hotTables.map((table) => readRows(table, ids[table])));
    const before = await readAll();
    for (const { id, packs } of [drawn, counted]) {
      const price = { unitPriceMinor: 5400, currency: 'MKD', packId: packs[0]?.id, packCount: 2 };
      const { movements } = await desk.book(`/v1/products/${id}/movements`, {
        type: 'SALE',
        ...price,
      });
      expect(movements[0]?.promotion).not.toBeNull();
    }
    const after = await readAll();
    const wrong: string[] = [];
    for (const [index, table] of hotTables.entries()) {
      const indexed = await readIndexedColumns(table);
      expect(indexed.size).toBeGreaterThan(3);
      const changed = (before[index] ?? []).flatMap((row, at) =>
        Object.keys(row).filter(
          (column) => JSON.stringify(row[column]) !== JSON.stringify(after[index]?.[at]?.[column]),
        ),
      );
      expect(changed).not.toEqual([]);
      const held = changed.filter((column) => indexed.has(column));
      wrong.push(...held.map((column) => `${table}.${column}`));
    }
    expect(wrong).toEqual([]);
  });
});

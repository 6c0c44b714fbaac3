import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabases } from '../testing/test-databases.ts';
import type { DatabaseConnection } from './database.ts';
import { getTableConfig, isTable, type PgTable, sql } from './drizzle.ts';

const folder = new URL('./tables/', import.meta.url);

/** Every table that a file of `tables/` describes. */
async function describedTables(): Promise<PgTable[]> {
  const names = await readdir(folder);
  const modules = await Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(new URL(name, folder).href);
      return z.looseObject({}).parse(module);
    }),
  );
  return modules.flatMap((module) => Object.values(module).filter(isPgTable));
}

/** The files of that folder make tables of PostgreSQL alone. */
const isPgTable = (value: unknown): value is PgTable => isTable(value);

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      column: z.string(),
      type: z.string(),
      notNull: z.boolean(),
      isGenerated: z.boolean(),
    }),
  ),
});
type Column = z.infer<typeof rowsSchema>['rows'][number];

describe.each(testDatabases)('The tables that the code describes, on $name', async ({ open }) => {
  const tables = await describedTables();
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'have the columns that the migrations made: %s',
    async (name, table) => {
      const described = getTableConfig(table).columns.map((column): Column => ({
        column: column.name,
        type: column.getSQLType().replaceAll(' ', ''),
        // PostgreSQL does not report a generated column as not null.
        notNull: column.notNull || column.generated !== undefined,
        isGenerated: column.generated !== undefined,
      }));
      const answer = await connection.database.execute(sql`
        select attname as "column", attnotnull or attgenerated <> '' as "notNull", attgenerated <> '' as "isGenerated",
          replace(format_type(atttypid, atttypmod), ' ', '') as type
        from pg_attribute
        where attrelid = ${`api.${name}`}::regclass and attnum > 0 and not attisdropped`);
      const made = new Map(rowsSchema.parse(answer).rows.map((row) => [row.column, row]));
      expect(described.map(({ column }) => made.get(column))).toEqual(described);
    },
  );
});

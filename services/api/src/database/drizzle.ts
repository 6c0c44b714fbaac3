// Every file that needs Drizzle imports it from here, as CommonJS. For each file imported as a
// module, Node reads the package's manifest of 178 KB again: that took half of a service's start.
// The CommonJS files have the same code.
import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';
import type * as PostgresDriver from 'drizzle-orm/node-postgres';
import type * as Tables from 'drizzle-orm/pg-core';
import type * as PgliteDriver from 'drizzle-orm/pglite';

const load = createRequire(import.meta.url);

// The packages' types describe their CommonJS files too.
export const {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  SQL,
} = load('drizzle-orm') as typeof Drizzle;
export type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
export type SQL<Value = unknown> = Drizzle.SQL<Value>;

export const {
  alias,
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  PgColumn,
  PgDialect,
  pgSchema,
  text,
  timestamp,
  unionAll,
  uuid,
} = load('drizzle-orm/pg-core') as typeof Tables;
export type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
export type PgColumn = Tables.PgColumn;

export const { drizzle: drizzlePglite } = load('drizzle-orm/pglite') as typeof PgliteDriver;
export const { drizzle: drizzlePostgres } = load(
  'drizzle-orm/node-postgres',
) as typeof PostgresDriver;

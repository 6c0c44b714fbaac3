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
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  or,
  sql,
} = load('drizzle-orm') as typeof Drizzle;

export const { bigint, boolean, doublePrecision, integer, jsonb, pgSchema, text, timestamp, uuid } =
  load('drizzle-orm/pg-core') as typeof Tables;
export type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export const { drizzle: drizzlePglite } = load('drizzle-orm/pglite') as typeof PgliteDriver;
export const { drizzle: drizzlePostgres } = load(
  'drizzle-orm/node-postgres',
) as typeof PostgresDriver;

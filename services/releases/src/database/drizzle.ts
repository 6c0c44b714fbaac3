// Every file that needs Drizzle imports it from here. Node parses the package's 178 KB manifest again
// for each file that imports the package by its name, which took half of a service's start.
export {
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
  lt,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
export {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  PgDatabase,
  type PgQueryResultHKT,
  pgSchema,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

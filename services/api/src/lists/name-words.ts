import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The column of a table that the database fills with the words of its rows' names. */
export function nameWords(table: PgTable): SQL {
  return sql`${table}.name_words`;
}

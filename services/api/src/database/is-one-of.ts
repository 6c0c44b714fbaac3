import { type PgColumn, sql, type SQL } from './drizzle.ts';

/**
 * Whether a column of ids has one of some. With `inArray` each number of ids would be a different statement,
 * and a server prepares each of them.
 */
export function isOneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any (${sql.param(ids)}::uuid[])`;
}

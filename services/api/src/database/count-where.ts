import { sql, type SQL } from './drizzle.ts';

/** The number of rows that satisfy a condition. */
export function countWhere(condition: SQL): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

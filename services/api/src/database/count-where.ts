import { sql, type SQL } from './drizzle.ts';

/** How many of the rows a condition holds for. */
export function countWhere(condition: SQL): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

import { sql, type SQL } from './drizzle.ts';

export function countWhere(condition: SQL): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

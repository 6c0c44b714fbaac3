import { marketDay } from '../clock/market-day.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';

/** Whether a product is outside its months, or past its last day. */
export function isOutOfSeason(now: Date): SQL<boolean> {
  const today = sql`cast(${marketDay(now)} as date)`;
  return sql`((cardinality(${products.seasonMonths}) > 0
      and extract(month from ${today})::integer <> all (${products.seasonMonths}))
    or coalesce(${products.availableTo} < ${today}, false))`;
}

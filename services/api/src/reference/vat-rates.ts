import type { Database } from '../database/database.ts';
import { and, gte, isNull, lte, or } from '../database/drizzle.ts';
import { vatRates } from '../database/tables/vat-rates.ts';

/** The rates of value added tax, in percent, that are valid on a day of the market. */
export async function ratesOn(database: Database, day: string): Promise<number[]> {
  const rows = await database
    .select({ rate: vatRates.rate })
    .from(vatRates)
    .where(
      and(lte(vatRates.validFrom, day), or(isNull(vatRates.validTo), gte(vatRates.validTo, day))),
    );
  return rows.map(({ rate }) => rate);
}

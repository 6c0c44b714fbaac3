import type { UnitDetail, VatRateEntry } from '@pazar/contracts/reference';
import type { Database } from '../database/database.ts';
import { and, eq, ne, or, type PgColumn, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { categories, crops, vatRates } from '../database/tables/reference.ts';

/** Whether anything is measured in a unit. Rows have its code, and no constraint guards that. */
export function isUnitUsed(database: Database, { code }: UnitDetail): Promise<boolean> {
  return isAnywhere(database, code, [products.baseUnit, packs.unit, lots.unit, crops.defaultUnit]);
}

/** Whether a rate is charged that no other entry has. */
export async function isRateUsed(database: Database, { id, rate }: VatRateEntry): Promise<boolean> {
  const others = and(eq(vatRates.rate, rate), ne(vatRates.id, id));
  if ((await database.$count(vatRates, others)) > 0) return false;
  return isAnywhere(database, rate, [products.vatRate, categories.defaultVatRate]);
}

async function isAnywhere(
  database: Database,
  value: string | number,
  columns: readonly PgColumn[],
): Promise<boolean> {
  const found = columns.map(
    (column) => sql`exists (select from ${column.table} where ${column} = ${value})`,
  );
  const [row] = await database
    .select({ isUsed: sql<boolean>`${or(...found)}` })
    .from(sql`(values (1)) as one`);
  return row?.isUsed === true;
}

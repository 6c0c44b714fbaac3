import type { UnitDetail, VatRateEntry } from '@pazar/contracts/reference';
import type { Database } from '../database/database.ts';
import { and, eq, ne, or, type PgColumn, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { promotionCategories } from '../database/tables/promotion-categories.ts';
import { categories } from '../database/tables/categories.ts';
import { crops } from '../database/tables/crops.ts';
import { units } from '../database/tables/units.ts';
import { vatRates } from '../database/tables/vat-rates.ts';

/** The columns that refer to reference data, by its kind, and the key that they store. */
export const usePlaces = {
  category: {
    by: categories.id,
    columns: [products.categoryId, promotionCategories.categoryId, categories.parentId],
  },
  crop: { by: crops.id, columns: [lots.cropId] },
  unit: { by: units.code, columns: [products.baseUnit, packs.unit, lots.unit, crops.defaultUnit] },
  vatRate: { by: vatRates.rate, columns: [products.vatRate, categories.defaultVatRate] },
} satisfies Record<string, { by: PgColumn; columns: readonly PgColumn[] }>;

/** Whether anything is measured in a unit. Rows have its code, and no constraint guards that. */
export function isUnitUsed(database: Database, { code }: UnitDetail): Promise<boolean> {
  return isAnywhere(database, code, usePlaces.unit.columns);
}

/** Whether a rate is charged that no other entry has. */
export async function isRateUsed(database: Database, { id, rate }: VatRateEntry): Promise<boolean> {
  const others = and(eq(vatRates.rate, rate), ne(vatRates.id, id));
  if ((await database.$count(vatRates, others)) > 0) return false;
  return isAnywhere(database, rate, usePlaces.vatRate.columns);
}

/** How many rows refer to each entry of a kind, by its key; entries without any are left out. */
export async function countUses(
  database: Database,
  { key, uses }: { key: PgColumn; uses: { by: PgColumn; columns: readonly PgColumn[] } },
): Promise<{ key: string; uses: number }[]> {
  const found = uses.columns.map(
    (column) => sql`select ${column}::text as value from ${column.table}`,
  );
  return database
    .select({
      key: sql<string>`${key}::text`,
      uses: sql<number>`count(*)`.mapWith(Number),
    })
    .from(key.table)
    .innerJoin(
      sql`(${sql.join(found, sql` union all `)}) as used`,
      sql`used.value = ${uses.by}::text`,
    )
    .groupBy(key)
    .orderBy(key);
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

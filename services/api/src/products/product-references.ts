import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { categories } from '../database/tables/reference.ts';

/** The VAT rate that products of a category start with; undefined when there is no such category. */
export async function findCategory(database: Database, id: string) {
  const [row] = await database
    .select({ defaultVatRate: categories.defaultVatRate, active: categories.active })
    .from(categories)
    .where(eq(categories.id, id));
  return row;
}

/** Whether anything was ever booked on a product. */
export async function hasMovements(database: Database, productId: string): Promise<boolean> {
  const [some] = await database
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.productId, productId))
    .limit(1);
  return some !== undefined;
}

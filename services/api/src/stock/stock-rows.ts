import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, type InferSelectModel } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';

export type LotRow = InferSelectModel<typeof lots>;
export type ProductRow = InferSelectModel<typeof products>;

/** Own lots in the order of their ids. */
export async function readLots(
  database: Database,
  agentId: string,
  ids: readonly string[],
): Promise<LotRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(lots)
    .where(and(eq(lots.agentId, agentId), inArray(lots.id, [...ids])))
    .orderBy(asc(lots.id));
}

/** Own products in the order of their ids. */
export async function readProducts(
  database: Database,
  agentId: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(products)
    .where(and(eq(products.agentId, agentId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id));
}

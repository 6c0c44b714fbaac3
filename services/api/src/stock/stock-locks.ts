import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, type InferSelectModel, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';

export type LotRow = InferSelectModel<typeof lots>;
export type ProductRow = InferSelectModel<typeof products>;

/**
 * Locks and reads own lots until the transaction ends, in the order of their ids. Every booking and
 * every link does so, always before products, so that two never deadlock. Readers and references
 * from new rows do not wait (`no key update`).
 */
export function lockLots(
  transaction: Database,
  agentId: string,
  lotIds: readonly string[],
): Promise<LotRow[]> {
  return lockLotsWhere(transaction, agentId, inArray(lots.id, [...lotIds]));
}

/**
 * Locks own lots, and then the products that are linked with them: a change of a lot's stock changes
 * theirs, in the order of the lots, which is another one.
 */
export async function lockLotsWithProducts(
  transaction: Database,
  agentId: string,
  lotIds: readonly string[],
): Promise<void> {
  await lockLots(transaction, agentId, lotIds);
  const linked = await transaction
    .selectDistinct({ id: productLots.productId })
    .from(productLots)
    .where(inArray(productLots.lotId, [...lotIds]));
  await lockProducts(
    transaction,
    agentId,
    linked.map(({ id }) => id),
  );
}

/** Locks the lots that are linked with own products, and then the products. */
export async function lockProductsWithLots(
  transaction: Database,
  agentId: string,
  productIds: readonly string[],
): Promise<void> {
  const linked = transaction
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(inArray(productLots.productId, [...productIds]));
  await lockLotsWhere(transaction, agentId, inArray(lots.id, linked));
  await lockProducts(transaction, agentId, productIds);
}

/** Locks the lots on offer that a product draws on. */
export function lockLotsOfProduct(
  transaction: Database,
  agentId: string,
  productId: string,
): Promise<LotRow[]> {
  const linked = transaction
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, productId));
  return lockLotsWhere(
    transaction,
    agentId,
    and(inArray(lots.id, linked), eq(lots.status, 'AVAILABLE')),
  );
}

/** Locks and reads own products in the order of their ids, after any lots. */
export async function lockProducts(
  transaction: Database,
  agentId: string,
  productIds: readonly string[],
): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  return transaction
    .select()
    .from(products)
    .where(and(eq(products.agentId, agentId), inArray(products.id, [...productIds])))
    .orderBy(asc(products.id))
    .for('no key update');
}

async function lockLotsWhere(
  transaction: Database,
  agentId: string,
  which: SQL | undefined,
): Promise<LotRow[]> {
  return transaction
    .select()
    .from(lots)
    .where(and(eq(lots.agentId, agentId), which))
    .orderBy(asc(lots.id))
    .for('no key update');
}

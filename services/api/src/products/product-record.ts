import type { ProductDetail } from '@pazar/contracts/product-detail';
import {
  productInputSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { eq } from '../database/drizzle.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { OwnRecord } from '../records/own-record.ts';
import { lockLots, lockProducts, type ProductRow } from '../stock/stock-locks.ts';
import { readProduct } from './product-detail.ts';
import { readProductInput } from './product-input.ts';
import { productColumns, writeProductParts } from './product-store.ts';
import { settleProduct, type SettledProduct } from './settle-product.ts';

export interface ProductTypes {
  input: ProductInput;
  settled: SettledProduct;
  patch: ProductPatch;
  row: LockedProduct;
  detail: ProductDetail;
}
export type LockedProduct = ProductRow & Pick<ProductInput, 'name'>;

/** A product as a record of its agent. */
export const productRecord: OwnRecord<ProductTypes> = {
  entity: 'product',
  table: products,
  schema: productInputSchema,
  read: readProduct,
  lock: lockProduct,
  lockFirst: lockLotsOf,
  inputOf: readProductInput,
  settle: settleProduct,
  columns: productColumns,
  firstColumns: async () => ({ status: 'DRAFT', moderation: 'NONE' }),
  writeParts: writeProductParts,
  label: ({ name, sku }) => name.mk ?? name.en ?? sku,
};

async function lockProduct(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LockedProduct | undefined> {
  const [row] = await lockProducts(transaction, agentId, [id]);
  return row && { ...row, name: { mk: row.nameMk, en: row.nameEn } };
}

/**
 * Locks the current and the new lots of a product, when they or its unit change: lots come before
 * products in the order of locks.
 */
export async function lockLotsOf(
  { transaction, agentId }: AgentContext,
  id: string | null,
  { produceIds, baseUnit }: Pick<ProductPatch, 'produceIds' | 'baseUnit'>,
): Promise<void> {
  if (produceIds === undefined && baseUnit === undefined) return;
  const linked =
    id === null
      ? []
      : await transaction
          .select({ lotId: productLots.lotId })
          .from(productLots)
          .where(eq(productLots.productId, id));
  const mentioned = new Set([...linked.map((link) => link.lotId), ...(produceIds ?? [])]);
  await lockLots(transaction, agentId, [...mentioned]);
}

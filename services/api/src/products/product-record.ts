import type { ProductDetail } from '@pazar/contracts/product-detail';
import {
  productInputSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { and, eq, sql } from '../database/drizzle.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { OwnRecord } from '../records/own-record.ts';
import { lockLots, type ProductRow } from '../stock/stock-locks.ts';
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
export interface LockedProduct extends ProductRow, Pick<ProductInput, 'name'> {
  /** Whether its agent charges VAT. */
  vatRegistered: boolean;
}

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
  const vatRegistered = sql<boolean>`(select vat_registered from api.agents where id = ${agentId})`;
  const [found] = await transaction
    .select({ row: products, vatRegistered })
    .from(products)
    .where(and(eq(products.id, id), eq(products.agentId, agentId)))
    .for('no key update');
  if (found === undefined) return undefined;
  const { row, ...agent } = found;
  return { ...row, ...agent, name: { mk: row.nameMk, en: row.nameEn } };
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

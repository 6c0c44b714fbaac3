import type { ProductDetail } from '@pazar/contracts/product-detail';
import {
  productInputSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { and, eq, sql } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Changed, OwnRecord } from '../records/own-record.ts';
import type { Wanted } from '../records/unit.ts';
import type { ProductRow } from '../stock/stock-locks.ts';
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
  locks: productLocks,
  row: readProductRow,
  inputOf: readProductInput,
  settle: settleProduct,
  columns: productColumns,
  firstColumns: async () => ({ status: 'DRAFT', moderation: 'NONE' }),
  writeParts: writeProductParts,
  label: ({ name, sku }) => name.mk ?? name.en ?? sku,
};

async function readProductRow(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LockedProduct | undefined> {
  const vatRegistered = sql<boolean>`(select vat_registered from api.agents where id = ${agentId})`;
  const [found] = await transaction
    .select({ row: products, vatRegistered })
    .from(products)
    .where(and(eq(products.id, id), eq(products.agentId, agentId)));
  if (found === undefined) return undefined;
  const { row, ...agent } = found;
  return { ...row, ...agent, name: { mk: row.nameMk, en: row.nameEn } };
}

/**
 * The current and the new lots of a product belong to a change of them or of its unit; the ledger of
 * prices to one of its packs, its category, which brings other promotions with it, or its currency.
 */
function productLocks(ids: readonly string[], what: Changed<ProductTypes>): Wanted {
  if (what === 'state') return { products: ids };
  if (what === 'fields') return { drawing: ids, prices: true };
  const { produceIds, baseUnit, packs, categoryId, currency } = what;
  const hasLots = produceIds !== undefined || baseUnit !== undefined;
  const isRepriced = [packs, categoryId, currency].some((field) => field !== undefined);
  return {
    ...(hasLots ? { lots: produceIds ?? [], drawing: ids } : { products: ids }),
    prices: isRepriced,
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import {
  productInputSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { eq } from 'drizzle-orm';
import { changedFields } from '../../audit/record-audit.ts';
import { productLots } from '../../database/tables/product-links.ts';
import { products } from '../../database/tables/products.ts';
import { ApiProblem } from '../../problems/api-problem.ts';
import { fieldFaults } from '../../problems/field-faults.ts';
import {
  productColumns,
  writeLocationLinks,
  writeLotLinks,
  writePacks,
} from '../../repositories/product-store.ts';
import { lockLots, type LotRow } from '../../repositories/stock-locks.ts';
import { productFaults, type ProposedProduct } from './check-product.ts';
import { lockProduct } from './lock-product.ts';
import { mergePatch } from './merge-patch.ts';
import { productInputOf } from './product-input-of.ts';
import type { ProductContext, ProductTarget } from './product-context.ts';
import { readOwnProduct } from './read-own-product.ts';
import { recordProductChange } from './record-product-change.ts';
import { requireFreeSku } from './require-free-sku.ts';
import { requireUnlockedCurrency } from './running-targets.ts';
import { settleProduct } from './settle-product.ts';

export interface ProductChangeRequest {
  /** Makes the patch for a product from what it is. */
  makePatch: (current: ProductInput) => ProductPatch;
  /** Lots that the patch names; null when it changes neither them nor the base unit. */
  lotIds: readonly string[] | null;
}

/** A changed product, and what its changed fields were; null when nothing differs. */
export interface ProductChange {
  product: ProductDetail;
  before: Record<string, unknown> | null;
}

/**
 * Changes fields of an own product. 404, 412 `version-conflict`, 422 `validation`, 409 `duplicate`
 * (code), 409 `in-use` (currency, while a promotion runs). What does not differ leaves the version
 * as it is.
 */
export async function changeProduct(
  context: ProductContext,
  target: ProductTarget,
  { makePatch, lotIds }: ProductChangeRequest,
): Promise<ProductChange> {
  const lots = lotIds === null ? null : await lockLotsOf(context, target, lotIds);
  const current = await lockProduct(context, target);
  const was = productInputOf(current);
  const input = await changedInput(context, { current, lots, patch: makePatch(was) });
  const wanted = changedFields({ ...was }, { ...input });
  if (Object.keys(wanted.after).length === 0) return { product: current, before: null };
  await requireFreeSku(context, { sku: input.sku, productId: current.id });
  if (input.currency !== was.currency) await requireUnlockedCurrency(context, current);
  await write(context, { current, input });
  const product = await readOwnProduct(context, current.id);
  // New packs got their ids only now.
  const changes = changedFields({ ...was }, { ...productInputOf(product) });
  await recordProductChange(context, product, { action: 'product.update', ...changes });
  return { product, before: changes.before };
}

/** What a product becomes by a patch; 422 `validation` when that is no product. */
async function changedInput(
  context: ProductContext,
  {
    current,
    lots,
    patch,
  }: Pick<ProposedProduct, 'lots'> & {
    current: ProductDetail;
    patch: ProductPatch;
  },
): Promise<ProductInput & { sku: string }> {
  const merged = productInputSchema.safeParse(mergePatch(productInputOf(current), patch), {
    reportInput: true,
  });
  if (!merged.success) {
    throw new ApiProblem('validation', { errors: fieldFaults(merged.error.issues) });
  }
  const errors = await productFaults(context, { input: merged.data, current, lots });
  if (errors.length > 0) throw new ApiProblem('validation', { errors });
  const input = await settleProduct(context, merged.data);
  if (current.status === 'ACTIVE' && input.vatRate === null) {
    throw new ApiProblem('validation', { errors: [{ pointer: '/vatRate', code: 'required' }] });
  }
  return input;
}

/** Lots come before products in the order of locks, so the links are read before they are held. */
async function lockLotsOf(
  { transaction, agentId }: ProductContext,
  { id }: ProductTarget,
  wanted: readonly string[],
): Promise<LotRow[]> {
  const linked = await transaction
    .select({ lotId: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, id));
  const mentioned = new Set([...linked.map((link) => link.lotId), ...wanted]);
  return lockLots(transaction, agentId, [...mentioned]);
}

async function write(
  { transaction, agentId, now }: ProductContext,
  { current, input }: { current: ProductDetail; input: ProductInput & { sku: string } },
): Promise<void> {
  const { id, version } = current;
  await transaction
    .update(products)
    .set({
      ...productColumns(input, input.sku),
      version: version + 1,
      updatedBy: agentId,
      updatedAt: now,
    })
    .where(eq(products.id, id));
  if (!isDeepStrictEqual(productInputOf(current).packs, input.packs)) {
    await writePacks(transaction, id, input.packs);
  }
  await writeLocationLinks(transaction, id, {
    had: current.locationIds,
    wanted: input.locationIds,
  });
  await writeLotLinks(transaction, id, { had: current.produceIds, wanted: input.produceIds });
}

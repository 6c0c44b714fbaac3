import { isDeepStrictEqual } from 'node:util';
import {
  productInputSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { v7 as uuid } from 'uuid';
import { changedFields } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';
import { productColumns, writeLocationLinks, writeLotLinks, writePacks } from './product-store.ts';
import { lockLots, type LotRow } from '../stock/stock-locks.ts';
import { productFaults, type ProposedProduct } from './check-product.ts';
import { lockProductRow } from './lock-product.ts';
import { mergePatch } from '../records/read-input.ts';
import { readOwnProduct } from './read-own-product.ts';
import { readProductInput } from './read-product-input.ts';
import { recordProductChange } from './record-product-change.ts';
import { requireFreeSku } from './require-free-sku.ts';
import { requireUnlockedCurrency } from './running-targets.ts';
import { settleProduct } from './settle-product.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

export interface ProductChangeRequest {
  /** Makes the patch for a product from what it is. */
  makePatch: (current: ProductInput) => ProductPatch;
  /** Lots that the patch names; null when it changes neither them nor the base unit. */
  lotIds: readonly string[] | null;
}

/** What a change made of a product. `before` holds the changed fields; null when none differs. */
export interface ProductChange {
  version: number;
  before: Record<string, unknown> | null;
}

type LockedProduct = ProductInput & { id: string };

/**
 * Changes fields of an own product. 404, 412 `version-conflict`, 422 `validation`, 409 `duplicate`
 * (code), 409 `in-use` (currency, while a promotion runs). What does not differ leaves the version
 * as it is.
 */
export async function changeProduct(
  context: AgentContext,
  target: Target,
  { makePatch, lotIds }: ProductChangeRequest,
): Promise<ProductChange> {
  const lots = lotIds === null ? null : await lockLotsOf(context, target, lotIds);
  const row = await lockProductRow(context, target);
  const was = await readProductInput(context, row);
  const current = { ...was, id: row.id };
  const input = await changedInput(context, { current, lots, patch: makePatch(was) });
  if (row.status === 'ACTIVE' && input.vatRate === null) {
    throw new Refusal('validation', { errors: [{ pointer: '/vatRate', code: 'required' }] });
  }
  const changes = changedFields({ ...was }, { ...input });
  if (Object.keys(changes.after).length === 0) return { version: row.version, before: null };

  await requireFree(context, current, input);
  const version = row.version + 1;
  await write(context, { current, input, version });
  const named = { id: row.id, version, name: input.name, sku: input.sku };
  await recordProductChange(context, named, { action: 'product.update', ...changes });
  return { version, before: changes.before };
}

/** What a product becomes by a patch; 422 `validation` when that is no product. */
async function changedInput(
  context: AgentContext,
  {
    current,
    lots,
    patch,
  }: Pick<ProposedProduct, 'lots'> & {
    current: LockedProduct;
    patch: ProductPatch;
  },
): Promise<ProductInput & { sku: string }> {
  const { id: _id, ...was } = current;
  const merged = productInputSchema.safeParse(mergePatch(was, patch), { reportInput: true });
  if (!merged.success) {
    throw new Refusal('validation', { errors: fieldFaults(merged.error.issues) });
  }
  const errors = await productFaults(context, { input: merged.data, current, lots });
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const input = await settleProduct(context, merged.data);
  return { ...input, packs: input.packs.map((pack) => ({ ...pack, id: pack.id ?? uuid() })) };
}

/** 409 for a code that another product has, and for a currency that promotions count in. */
async function requireFree(
  context: AgentContext,
  { id, sku, currency }: LockedProduct,
  input: ProductInput & { sku: string },
): Promise<void> {
  if (input.sku !== sku) await requireFreeSku(context, { sku: input.sku, productId: id });
  if (input.currency !== currency) {
    await requireUnlockedCurrency(context, await readOwnProduct(context, id));
  }
}

/** Lots come before products in the order of locks, so the links are read before they are held. */
async function lockLotsOf(
  { transaction, agentId }: AgentContext,
  { id }: Target,
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
  { transaction, agentId, now }: AgentContext,
  {
    current,
    input,
    version,
  }: {
    current: LockedProduct;
    input: ProductInput & { sku: string };
    version: number;
  },
): Promise<void> {
  const { id } = current;
  await transaction
    .update(products)
    .set({ ...productColumns(input, input.sku), version, updatedBy: agentId, updatedAt: now })
    .where(eq(products.id, id));
  if (!isDeepStrictEqual(current.packs, input.packs)) {
    await writePacks(transaction, id, input.packs);
  }
  await writeLocationLinks(transaction, id, {
    had: current.locationIds,
    wanted: input.locationIds,
  });
  await writeLotLinks(transaction, id, { had: current.produceIds, wanted: input.produceIds });
}

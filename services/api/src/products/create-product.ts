import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductInput } from '@pazar/contracts/product-input';
import { newId } from '../records/new-id.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { productColumns, writeLocationLinks, writeLotLinks, writePacks } from './product-store.ts';
import { lockLots } from '../stock/stock-locks.ts';
import { productFaults } from './check-product.ts';
import { productInputOf } from './product-input-of.ts';
import { readOwnProduct } from './read-own-product.ts';
import { requireFreeSku } from './require-free-sku.ts';
import { recordProductChange } from './record-product-change.ts';
import { settleProduct } from './settle-product.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * Enters a new product as a draft. 422 `validation` when what it refers to is not the agent's own
 * or does not fit; 409 `duplicate` when its code is taken.
 */
export async function createProduct(
  context: AgentContext,
  given: ProductInput,
): Promise<ProductDetail> {
  const { transaction, agentId, now } = context;
  const lots = await lockLots(transaction, agentId, given.produceIds);
  const errors = await productFaults(context, { input: given, current: null, lots });
  if (errors.length > 0) throw new Refusal('validation', { errors });

  const input = await settleProduct(context, given);
  await requireFreeSku(context, { sku: input.sku, productId: null });
  const id = newId(now);
  await transaction.insert(products).values({
    ...productColumns(input, input.sku),
    id,
    agentId,
    status: 'DRAFT',
    moderation: 'NONE',
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: now,
    updatedAt: now,
  });
  await writePacks(transaction, id, input.packs);
  await writeLocationLinks(transaction, id, { had: [], wanted: input.locationIds });
  await writeLotLinks(transaction, id, { had: [], wanted: input.produceIds });

  const product = await readOwnProduct(context, id);
  await recordProductChange(context, product, {
    action: 'product.create',
    after: { ...productInputOf(product) },
  });
  return product;
}

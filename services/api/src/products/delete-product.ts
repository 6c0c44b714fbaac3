import { eq } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockProduct } from './lock-product.ts';
import { productInputOf } from './product-input-of.ts';
import { recordProductChange } from './record-product-change.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Deletes a draft for good. 404, 412 `version-conflict`; 409 `invalid-transition` when it is no
 * draft or was ever published, `in-use` when something was booked on it.
 */
export async function deleteProduct(context: AgentContext, target: Target): Promise<void> {
  const product = await lockProduct(context, target);
  if (product.status !== 'DRAFT' || product.publishedAt !== null) {
    throw new Refusal('invalid-transition', { extensions: { state: product.status } });
  }
  // The base unit is fixed as soon as there is a movement.
  if (product.baseUnitFixed) throw new Refusal('in-use');
  await context.transaction.delete(products).where(eq(products.id, product.id));
  await recordProductChange(context, product, {
    action: 'product.delete',
    before: { ...productInputOf(product) },
  });
}

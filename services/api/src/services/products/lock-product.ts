import type { ProductDetail } from '@pazar/contracts/product-detail';
import { versionConflict } from '../../audit/version-conflict.ts';
import { ApiProblem } from '../../problems/api-problem.ts';
import { lockProducts } from '../../repositories/stock-locks.ts';
import type { ProductContext, ProductTarget } from './product-context.ts';
import { readOwnProduct } from './read-own-product.ts';

/**
 * Locks an own product and reads it as it now is. 404 `not-found`, or 412 `version-conflict` when
 * it is no longer as the caller saw it.
 */
export async function lockProduct(
  context: ProductContext,
  { id, version }: ProductTarget,
): Promise<ProductDetail> {
  const [row] = await lockProducts(context.transaction, context.agentId, [id]);
  if (row === undefined) throw new ApiProblem('not-found');
  const product = await readOwnProduct(context, id);
  if (version !== null && version !== product.version) {
    throw await versionConflict(context.transaction, {
      entity: 'product',
      id,
      given: version,
      current: product,
    });
  }
  return product;
}

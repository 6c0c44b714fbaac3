import type { ProductDetail } from '@pazar/contracts/product-detail';
import { Refusal } from '../problems/refusal.ts';
import { readProductDetail } from './product-detail.ts';
import type { ProductContext } from './product-context.ts';

/** An own product; 404 `not-found` for any other. */
export async function readOwnProduct(
  { transaction, agentId, now }: ProductContext,
  id: string,
): Promise<ProductDetail> {
  const product = await readProductDetail(transaction, { id, agentId }, now);
  if (product === undefined) throw new Refusal('not-found');
  return product;
}

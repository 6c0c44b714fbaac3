import type { ProductDetail } from '@pazar/contracts/product-detail';
import { Refusal } from '../problems/refusal.ts';
import { readProductDetail } from './product-detail.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** An own product; 404 `not-found` for any other. */
export async function readOwnProduct(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<ProductDetail> {
  const product = await readProductDetail(transaction, { id, agentId }, now);
  if (product === undefined) throw new Refusal('not-found');
  return product;
}

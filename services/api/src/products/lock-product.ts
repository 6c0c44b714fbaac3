import type { ProductDetail } from '@pazar/contracts/product-detail';
import { versionConflict } from '../records/audit.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockProducts, type ProductRow } from '../stock/stock-locks.ts';
import { readOwnProduct } from './read-own-product.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Locks the row of an own product. 404 `not-found`, or 412 `version-conflict` when it is no longer
 * as the caller saw it.
 */
export async function lockProductRow(
  context: AgentContext,
  { id, version }: Target,
): Promise<ProductRow> {
  const [row] = await lockProducts(context.transaction, context.agentId, [id]);
  if (row === undefined) throw new Refusal('not-found');
  if (version !== null && version !== row.version) {
    throw await versionConflict(context.transaction, {
      entity: 'product',
      id,
      given: version,
      current: await readOwnProduct(context, id),
    });
  }
  return row;
}

/** Locks an own product, as `lockProductRow`, and reads it with everything that belongs to it. */
export async function lockProduct(context: AgentContext, target: Target): Promise<ProductDetail> {
  const { id } = await lockProductRow(context, target);
  return readOwnProduct(context, id);
}

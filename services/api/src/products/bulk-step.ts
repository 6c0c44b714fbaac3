import type { ProductBulk } from '@pazar/contracts/product-bulk';
import { productPatchSchema } from '@pazar/contracts/product-input';
import { productStatusSchema } from '@pazar/contracts/product';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import { bulkPatch, type BulkPatchAction } from './bulk-patch.ts';
import { changeProduct } from './change-product.ts';
import { lockProduct, lockProductRow } from './lock-product.ts';
import { moveProduct, requirePublishable, setStatus } from './transitions.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** A row as a bulk action left it. `before` is null when it was so already. */
export interface BulkResult {
  version: number;
  before: BulkStep['before'] | null;
}

/** Does a bulk action to one product; throws as the same change to it alone would. */
export async function bulkStep(
  context: AgentContext,
  id: string,
  bulk: ProductBulk,
): Promise<BulkResult> {
  const target = { id, version: null };
  switch (bulk.action) {
    case 'publish':
    case 'restore':
      return move(context, target, { transition: bulk.action, confirm: false });
    case 'unpublish':
    case 'archive':
      return move(context, target, { transition: bulk.action, confirm: bulk.params.confirm });
    default:
      return patch(context, target, bulk);
  }
}

async function move(
  context: AgentContext,
  target: Parameters<typeof moveProduct>[1],
  how: Parameters<typeof moveProduct>[2],
): Promise<BulkResult> {
  const { status } = await lockProductRow(context, target);
  const { version } = await moveProduct(context, target, how);
  return { version, before: { status } };
}

async function patch(
  context: AgentContext,
  target: Parameters<typeof changeProduct>[1],
  bulk: BulkPatchAction,
): Promise<BulkResult> {
  return changeProduct(context, target, {
    makePatch: (current) => bulkPatch(bulk, current),
    lotIds: null,
  });
}

/**
 * Makes one product what it was before a bulk action. 412 `version-conflict` when it was changed
 * since, 422 `publish-requirements` when it can no longer be shown.
 */
export async function undoStep(context: AgentContext, step: BulkStep): Promise<BulkResult> {
  const target = { id: step.id, version: step.version };
  const status = productStatusSchema.safeParse(step.before['status']).data;
  if (status === undefined) {
    const before = productPatchSchema.parse(step.before);
    return changeProduct(context, target, { makePatch: () => before, lotIds: null });
  }
  const current = await lockProduct(context, target);
  if (status === 'ACTIVE') requirePublishable(current);
  const { version } = await setStatus(context, current, { to: status, action: 'product.undo' });
  return { version, before: null };
}

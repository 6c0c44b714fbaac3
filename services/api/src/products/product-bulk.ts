import type { ProductBulk } from '@pazar/contracts/product-bulk';
import { productPatchSchema, type ProductInput } from '@pazar/contracts/product-input';
import { productStatusSchema } from '@pazar/contracts/product';
import type { BulkKind } from '../bulk/bulk-work.ts';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { patchOwn, type Change } from '../records/change-own.ts';
import { lockProductsWithLots } from '../stock/stock-locks.ts';
import { bulkPatch } from './bulk-patch.ts';
import { productList } from './product-list.ts';
import { moveProduct, undoMove } from './product-moves.ts';
import { productRecord } from './product-record.ts';

/** Bulk actions on products. */
export const productBulk: BulkKind<ProductBulk> = {
  entity: 'product',
  list: productList,
  lock: ({ transaction, agentId }, ids) => lockProductsWithLots(transaction, agentId, ids),
  change: changeOne,
  undo: undoOne,
};

/** Applies a bulk action to one product; throws as the same change to it alone would. */
function changeOne(context: AgentContext, id: string, bulk: ProductBulk): Promise<Change> {
  const target = { id, version: null };
  switch (bulk.action) {
    case 'publish':
    case 'restore':
      return moveProduct(context, target, { move: bulk.action, confirm: false });
    case 'unpublish':
    case 'archive':
      return moveProduct(context, target, { move: bulk.action, confirm: bulk.params.confirm });
    default: {
      const patch = (was: ProductInput) => bulkPatch(bulk, was);
      return patchOwn(productRecord, context, { ...target, patch });
    }
  }
}

/**
 * Restores one product to its state before a bulk action. `version-conflict` when it was changed
 * since, `publish-requirements` when it can no longer be published.
 */
async function undoOne(context: AgentContext, step: BulkStep): Promise<Change> {
  const target = { id: step.id, version: step.version };
  const status = productStatusSchema.safeParse(step.before['status']).data;
  const { id, version } =
    status === undefined
      ? await patchOwn(productRecord, context, {
          ...target,
          patch: productPatchSchema.parse(step.before),
        })
      : await undoMove(context, target, status);
  return { id, version, before: null };
}

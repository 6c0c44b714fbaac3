import type { ProductBulk } from '@pazar/contracts/product-bulk';
import {
  productPatchSchema,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { productStatusSchema } from '@pazar/contracts/product';
import type { BulkKind } from '../bulk/bulk-work.ts';
import type { BulkStep } from '../database/stored-values.ts';
import type { Unit } from '../records/unit.ts';
import { patchOwn, type Change } from '../records/change-own.ts';
import { bulkPatch } from './bulk-patch.ts';
import { productList } from './product-list.ts';
import { moveProduct, undoMove } from './product-moves.ts';
import { productRecord } from './product-record.ts';

/** Bulk actions on products. */
export const productBulk: BulkKind<ProductBulk> = {
  entity: 'product',
  list: productList,
  locks: (_unit, ids, { action }) => productRecord.locks(ids, changes[action] ?? 'state'),
  change: changeOne,
  // A restored pack or category brings a price, and restored lots are locked, too.
  undoLocks: (_unit, steps) => ({ drawing: steps.map(({ id }) => id), prices: true }),
  undo: undoOne,
};

/** The fields that the actions change; the others change the state. */
const changes: Readonly<Partial<Record<ProductBulk['action'], ProductPatch>>> = {
  setCategory: { categoryId: null },
  addTags: { tags: [] },
  removeTags: { tags: [] },
  setVat: { vatRate: null },
  adjustPrice: { packs: [] },
  linkLocations: { locationIds: [] },
};

/** Applies a bulk action to one product; throws as the same change to it alone would. */
function changeOne(context: Unit, id: string, bulk: ProductBulk): Promise<Change> {
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
      return patchOwn(productRecord, context, { ...target, patch, what: changes[bulk.action] });
    }
  }
}

/**
 * Restores one product to its state before a bulk action. `version-conflict` when it was changed
 * since, `publish-requirements` when it can no longer be published.
 */
async function undoOne(context: Unit, step: BulkStep): Promise<Change> {
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

import type { ProductBulk } from '@pazar/contracts/product-bulk';
import type { ProductInput, ProductPatch } from '@pazar/contracts/product-input';
import { adjustPrice } from '../pricing/adjust-price.ts';
import { Refusal } from '../problems/refusal.ts';

/** Bulk actions that change fields; the others change the state. */
export type BulkPatchAction = Extract<
  ProductBulk,
  {
    action: 'setCategory' | 'addTags' | 'removeTags' | 'setVat' | 'adjustPrice' | 'linkLocations';
  }
>;

/**
 * The fields of one product that a bulk action changes. 422 `validation` when a price would not be
 * positive.
 */
export function bulkPatch(bulk: BulkPatchAction, current: ProductInput): ProductPatch {
  switch (bulk.action) {
    case 'setCategory':
      return { categoryId: bulk.params.categoryId };
    case 'setVat':
      return { vatRate: bulk.params.vatRate };
    case 'addTags':
      return { tags: [...current.tags, ...bulk.params.tags] };
    case 'removeTags':
      return { tags: current.tags.filter((tag) => !bulk.params.tags.includes(tag)) };
    case 'linkLocations':
      return { locationIds: [...current.locationIds, ...bulk.params.locationIds] };
    case 'adjustPrice':
      return { packs: adjustedPacks(bulk, current) };
    default:
      return bulk satisfies never;
  }
}

function adjustedPacks(
  { params }: Extract<BulkPatchAction, { action: 'adjustPrice' }>,
  { packs, currency }: ProductInput,
): ProductInput['packs'] {
  return packs.map((pack, index) => {
    const priceMinor = adjustPrice(params, pack.priceMinor, currency);
    if (priceMinor === null) {
      throw new Refusal('validation', {
        errors: [{ pointer: `/packs/${index}/priceMinor`, code: 'invalid' }],
      });
    }
    return { ...pack, priceMinor };
  });
}

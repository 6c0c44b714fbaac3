import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productLimits, type ProductInput } from '@pazar/contracts/product-input';
import { findLocations } from '../records/own-references.ts';
import { writeImages } from './product-store.ts';
import { createProduct } from './create-product.ts';
import { productInputOf } from './product-input-of.ts';
import { readOwnProduct } from './read-own-product.ts';
import type { AgentContext } from '../records/agent-context.ts';

const copied = { mk: ' (копија)', en: ' (copy)' } as const;

/**
 * Enters a copy of an own product as a draft with the next code. Its lots and the codes of its
 * packs are left out: they belong to the original. 404 `not-found`.
 */
export async function duplicateProduct(context: AgentContext, id: string): Promise<ProductDetail> {
  const original = await readOwnProduct(context, id);
  const input = productInputOf(original);
  const locations = await findLocations(context.transaction, {
    agentId: context.agentId,
    ids: input.locationIds,
  });
  const copy = await createProduct(context, {
    ...input,
    sku: null,
    name: copiedName(input.name),
    packs: input.packs.map(({ id: _original, ...pack }) => ({ ...pack, sku: null })),
    locationIds: input.locationIds.filter(
      (locationId) => locations.get(locationId)?.archived === false,
    ),
    produceIds: [],
  });
  await writeImages(context.transaction, copy.id, original.images);
  return readOwnProduct(context, copy.id);
}

function copiedName({ mk, en }: ProductInput['name']): ProductInput['name'] {
  const { max } = productLimits.name;
  const withMark = (name: string | null, mark: string) =>
    name === null ? null : name.slice(0, max - mark.length) + mark;
  return { mk: withMark(mk, copied.mk), en: withMark(en, copied.en) };
}

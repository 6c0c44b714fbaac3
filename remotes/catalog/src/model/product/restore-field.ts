import { type ProductPatch, productPatchSchema } from '@pazar/contracts/product-input';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { FieldChange } from '@pazar/contracts/record-history';

/**
 * What to send so that a field is again as it was before a change; null for what has an endpoint of
 * its own (state, images), and while the product is archived. Packs that are gone come back as new
 * ones.
 */
export function restorePatch(
  { field, before }: FieldChange,
  product: ProductDetail,
): ProductPatch | null {
  const read = productPatchSchema.safeParse({ [field]: before });
  if (!read.success || product.status === 'ARCHIVED') return null;
  const { packs } = read.data;
  if (packs === undefined) return read.data;
  const known = new Set(product.packs.map(({ id }) => id));
  return {
    packs: packs.map(({ id, ...pack }) =>
      id !== undefined && known.has(id) ? { id, ...pack } : pack,
    ),
  };
}

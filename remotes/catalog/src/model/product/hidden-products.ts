import type { HiddenReason, ProductSummary } from '@pazar/contracts/product';

/** The products that customers cannot see, by the first reason why: the one to see to first. */
export function hiddenProducts(
  products: readonly ProductSummary[],
): ReadonlyMap<HiddenReason, readonly ProductSummary[]> {
  const groups = new Map<HiddenReason, ProductSummary[]>();
  for (const product of products) {
    const [reason] = product.visibility.reasons;
    if (product.visibility.live || reason === undefined) continue;
    groups.set(reason, [...(groups.get(reason) ?? []), product]);
  }
  return groups;
}

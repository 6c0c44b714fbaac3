import type { HiddenReason, ProductSummary } from '@pazar/contracts/product';

/** A product that customers cannot see, with the first reason why: the one to see to first. */
export interface HiddenProduct {
  readonly product: ProductSummary;
  readonly reason: HiddenReason;
}

/** What an agent has hidden on purpose. */
const onPurpose: readonly HiddenReason[] = ['archived'];

/** The products that are hidden from customers and need not be. */
export function hiddenProducts(products: readonly ProductSummary[]): readonly HiddenProduct[] {
  return products.flatMap((product) => {
    const [reason] = product.visibility.reasons;
    if (product.visibility.live || reason === undefined) return [];
    return onPurpose.includes(reason) ? [] : [{ product, reason }];
  });
}

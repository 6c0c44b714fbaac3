import type { ProductSummary } from '@pazar/contracts/product';
import type { Money } from '@pazar/format/money';

export interface ProductPrice {
  readonly money: Money;
  /** Whether other packs cost more: the price is then written as "from". */
  readonly isLowest: boolean;
}

/** The lowest price among the packs on sale; null when none is. */
export function productPrice({ packs, currency }: ProductSummary): ProductPrice | null {
  const prices = packs.filter((pack) => pack.active).map((pack) => pack.priceMinor);
  if (prices.length === 0) return null;
  const minor = Math.min(...prices);
  return { money: { minor, currency }, isLowest: prices.some((price) => price > minor) };
}

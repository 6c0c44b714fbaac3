import type { StockLimit } from '@pazar/contracts/promotion-input';
import type { PreviewedPack, PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { amountOf } from '@pazar/format/quantity-math';
import { isReduced } from './reductions.ts';

/** What a limited quantity brings when all of it is sold as one pack; gross minor units. */
export interface Expected {
  readonly pack: PreviewedPack;
  readonly regularMinor: number;
  readonly reducedMinor: number;
}

/** Undefined where that is no single sum: several products, another unit, or no lower price. */
export function expectedOf(
  { quantity, unit }: StockLimit,
  [product, ...others]: readonly PreviewedProduct[],
): Expected | undefined {
  if (product?.baseUnit !== unit || others.length > 0) return undefined;
  const pack = product.packs.find(isReduced);
  if (!pack?.unitPrice) return undefined;
  const { beforeMinor, afterMinor } = pack.unitPrice;
  return {
    pack,
    regularMinor: amountOf(quantity, beforeMinor),
    reducedMinor: amountOf(quantity, afterMinor),
  };
}

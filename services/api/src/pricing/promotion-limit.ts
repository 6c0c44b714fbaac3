import type { Unit } from '@pazar/contracts/quantity';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import { quantityText } from '../records/values.ts';

type Limited = Pick<
  InferSelectModel<typeof promotions>,
  'stockLimit' | 'stockUnit' | 'soldQuantity' | 'usageLimit' | 'uses'
>;

/** What a sale sells, in thousandths of its unit. */
export interface SoldAmount {
  thousandths: bigint;
  unit: Unit;
}

export function hasLimit({ stockLimit, usageLimit }: Limited): boolean {
  return stockLimit !== null || usageLimit !== null;
}

export function isReached({ stockLimit, soldQuantity, usageLimit, uses }: Limited): boolean {
  const isSold = stockLimit !== null && soldQuantity >= stockLimit;
  return isSold || (usageLimit !== null && uses >= usageLimit);
}

/** 409 `promotion-limit` with what is left at the price of a locked promotion, when a sale is larger. */
export function requireLeft(promotion: Limited, { thousandths, unit }: SoldAmount): void {
  const { stockLimit, stockUnit, soldQuantity } = promotion;
  // A sale in another unit does not count.
  const left = stockLimit === null || stockUnit !== unit ? null : stockLimit - soldQuantity;
  const isTooMuch = left !== null && thousandths > left;
  if (!isTooMuch && !isReached(promotion)) return;
  throw new Refusal('promotion-limit', {
    ...(left !== null && {
      extensions: { remaining: quantityText(left > 0n ? left : 0n), unit },
    }),
  });
}

import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion, PriceNow } from '@pazar/contracts/product-price';
import type { Pack } from '@pazar/contracts/product';
import { promotionPrice, divideHalfUp } from '../promotions/prices/promotion-price.ts';
import { localizedText, quantityText } from '../records/values.ts';
import type { PackRow } from './product-parts.ts';
import type { RunningPromotion } from '../promotions/prices/running-promotions.ts';

export interface ProductPrices {
  packs: Pack[];
  priceNow: PriceNow | null;
  activePromotion: ActivePromotion | null;
}

/** The packs of a product with their prices under the promotions that are for it. */
export function productPrices(
  rows: readonly PackRow[],
  currency: Currency,
  promotions: readonly RunningPromotion[],
): ProductPrices {
  const fitting = promotions.filter((promotion) => promotion.currency === currency);
  const packs = rows.map((row) => packOf(row, lowestPrice(row.priceMinor, fitting)));
  const cheapest = packs
    .filter((pack) => pack.active)
    .toSorted((one, other) => one.priceNowMinor - other.priceNowMinor)[0];
  if (cheapest === undefined) return { packs, priceNow: null, activePromotion: null };
  return {
    packs,
    priceNow: { packId: cheapest.id, priceMinor: cheapest.priceNowMinor },
    activePromotion: best(fitting, cheapest),
  };
}

function lowestPrice(price: number, promotions: readonly RunningPromotion[]): number {
  return Math.min(
    price,
    ...promotions.map(({ rule, currency }) => promotionPrice(rule, price, currency)),
  );
}

/** The promotion that makes the price of a pack; else one that adds packs to it. */
function best(promotions: readonly RunningPromotion[], pack: Pack): ActivePromotion | null {
  const lowering = promotions.find(
    ({ rule, currency }) =>
      pack.priceNowMinor < pack.priceMinor &&
      promotionPrice(rule, pack.priceMinor, currency) === pack.priceNowMinor,
  );
  const found = lowering ?? promotions.find(({ rule }) => rule.type === 'MULTI_BUY');
  if (found === undefined) return null;
  const { id, name, rule, endsAt } = found;
  return { id, name, rule, endsAt };
}

function packOf(row: PackRow, priceNowMinor: number): Pack {
  return {
    id: row.id,
    label: localizedText(row.labelMk, row.labelEn),
    size: quantityText(row.size),
    unit: row.unit,
    baseSize: quantityText(row.baseSize),
    priceMinor: row.priceMinor,
    unitPriceMinor: Number(divideHalfUp(BigInt(row.priceMinor) * 1000n, row.baseSize)),
    priceNowMinor,
    sku: row.sku,
    active: row.active,
    position: row.position,
  };
}

import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion, PriceNow } from '@pazar/contracts/product-price';
import type { Pack } from '@pazar/contracts/product';
import { bestPrice } from '../pricing/best-price.ts';
import type { LowestPrices } from '../pricing/lowest-price.ts';
import { divideHalfUp } from '../pricing/promotion-price.ts';
import { isForPack, type RunningPromotion } from '../pricing/running-promotions.ts';
import { localizedText, quantityText } from '../records/values.ts';
import type { PackRow } from './product-parts.ts';

export interface ProductPrices {
  packs: Pack[];
  priceNow: PriceNow | null;
  activePromotion: ActivePromotion | null;
}

interface Priced {
  rows: readonly PackRow[];
  currency: Currency;
  /** Those that are for the product. */
  promotions: readonly RunningPromotion[];
  lowest: LowestPrices;
}

/** The packs of a product with their prices under the promotions that are for it. */
export function productPrices({ rows, currency, promotions, lowest }: Priced): ProductPrices {
  const priced = rows.map((row) => ({ row, best: bestPrice(row, currency, promotions) }));
  const packs = priced.map(({ row, best }) => packOf(row, best.priceMinor));
  const cheapest = priced
    .filter(({ row }) => row.active)
    .toSorted((one, other) => one.best.priceMinor - other.best.priceMinor)[0];
  if (cheapest === undefined) return { packs, priceNow: null, activePromotion: null };
  const { row, best } = cheapest;
  const promotion =
    best.promotion ??
    promotions.find(
      ({ rule, target, currency: counted }) =>
        rule.type === 'MULTI_BUY' && counted === currency && isForPack(target, row.id),
    );
  return {
    packs,
    priceNow: {
      packId: row.id,
      priceMinor: best.priceMinor,
      lowest: best.promotion === null ? null : (lowest.get(row.id) ?? null),
    },
    activePromotion: promotion ? activePromotion(promotion) : null,
  };
}

function activePromotion({ id, name, rule, endsAt }: RunningPromotion): ActivePromotion {
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

import type { Currency } from '@pazar/contracts/money';
import { promotionPrice } from './promotion-price.ts';
import { isForPack, type RunningPromotion } from './running-promotions.ts';

/** The price of one pack at an instant, and the promotion that sets it; null when none does. */
export interface BestPrice {
  priceMinor: number;
  promotion: RunningPromotion | null;
}

/** The best price of a pack among promotions for its product, those of the highest priority first. */
export function bestPrice(
  pack: { id: string; priceMinor: number },
  currency: Currency,
  promotions: readonly RunningPromotion[],
): BestPrice {
  let best: BestPrice = { priceMinor: pack.priceMinor, promotion: null };
  for (const promotion of promotions) {
    if (promotion.currency !== currency || !isForPack(promotion.target, pack.id)) continue;
    const priceMinor = promotionPrice(promotion.rule, pack.priceMinor, currency);
    if (priceMinor < best.priceMinor) best = { priceMinor, promotion };
  }
  return best;
}

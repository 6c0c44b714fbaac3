import type {
  PreviewedProduct,
  PromotionPreview,
  PromotionWarning,
  UnaffectedProduct,
} from '@pazar/contracts/promotion-preview';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { packsOf, type AffectedProduct } from './affected-products.ts';
import { amountOf } from './publish-promotion.ts';

interface Judged {
  promotion: PromotionSketch;
  /** All of them. */
  affected: readonly AffectedProduct[];
  /** Those that are listed, with their prices. */
  products: readonly PreviewedProduct[];
  places: PromotionPreview['places'];
  unaffected: readonly UnaffectedProduct[];
  now: Date;
}

/** Parts of a promotion that make no sense, or that the agent may not intend. */
export function warningsOf(judged: Judged): PromotionWarning[] {
  const { promotion, affected, products, places, unaffected, now } = judged;
  const { rule, endsAt, target, trigger } = promotion;
  const prices = affected.flatMap((product) =>
    packsOf(product, target).map(({ priceMinor }) => priceMinor),
  );
  const amount = amountOf(rule);
  const isTooMuch = amount !== null && prices.some((price) => amount.value >= price);
  const packs = products.flatMap((product) => product.packs);
  const lowered = packs.filter(({ before, after }) => after.grossMinor < before.grossMinor);
  // A code is for some customers, and free packs lower no price: the 30-day rule does not apply.
  const isAnnounced = trigger === 'AUTOMATIC' && rule.type !== 'MULTI_BUY';
  const found: [PromotionWarning, boolean][] = [
    ['no_products', prices.length === 0],
    ['no_effect', packs.length > 0 && lowered.length === 0],
    ['some_without_effect', lowered.length > 0 && lowered.length < packs.length],
    ['amount_above_price', rule.type === 'AMOUNT_OFF' && isTooMuch],
    ['special_above_price', rule.type === 'SPECIAL_PRICE' && isTooMuch],
    [
      'below_cost',
      lowered.some(({ after, costMinor }) => costMinor !== null && after.grossMinor < costMinor),
    ],
    [
      'not_below_lowest',
      isAnnounced &&
        lowered.some(
          ({ after, lowest }) => lowest !== null && after.grossMinor >= lowest.priceMinor,
        ),
    ],
    ['limit_not_counted', isNeverCounted(promotion, affected)],
    ['ends_in_past', endsAt !== null && new Date(endsAt) <= now],
    // For everything it is for what is priced in its currency.
    ['other_currency', target.type !== 'ALL' && isOne(unaffected, 'CURRENCY')],
    ['not_sold_there', isOne(unaffected, 'NOT_SOLD_THERE')],
    ['place_archived', places.some(({ isArchived }) => isArchived)],
  ];
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []));
}

function isOne(
  unaffected: readonly UnaffectedProduct[],
  asked: UnaffectedProduct['reason'],
): boolean {
  return unaffected.some(({ reason }) => reason === asked);
}

function isNeverCounted(
  { stockLimit }: PromotionSketch,
  affected: readonly AffectedProduct[],
): boolean {
  if (stockLimit === null || affected.length === 0) return false;
  return affected.every(({ baseUnit }) => baseUnit !== stockLimit.unit);
}

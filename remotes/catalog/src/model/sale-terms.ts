import type { Currency } from '@pazar/contracts/money';
import type { SaleOffer, SaleOffers } from '@pazar/contracts/sale-offers';
import { paidPacks } from '@pazar/format/multi-buy';
import { roundedQuotient, thousandthsOf } from '@pazar/format/quantity-math';

/** The seller's choices for a sale; proposals replace the missing ones. */
export interface SaleChoice {
  readonly code: string;
  readonly locationId: string | null;
  /** Null: under no promotion. */
  readonly promotionId?: string | null | undefined;
  /** Null: nothing is noted of the price. */
  readonly unitPriceMinor?: number | null | undefined;
  readonly currency?: Currency | undefined;
}

export const nothingChosen: SaleChoice = { code: '', locationId: null };

/** How much is sold, in the base unit, and in how many packs; null: by weight. */
export interface SoldAmount {
  readonly quantity: string | null;
  readonly packCount: number | null;
}

/** Where a price comes from: a promotion, the list, the last sale; `own`: the seller typed it. */
export type PriceSource = 'promotion' | 'list' | 'last' | 'own';

/** For how much something is sold, and under which promotion. */
export interface SaleTerms {
  readonly unitPriceMinor: number | null;
  /** Null without a price. */
  readonly source: PriceSource | null;
  /** The prices without a promotion that can be chosen instead; null where there is none. */
  readonly others: { readonly list: number | null; readonly last: number | null };
  /** Of the price. */
  readonly currency: Currency;
  /** Undefined: the promotions are not known, so the server finds the one of the price. */
  readonly promotionId: string | null | undefined;
}

/** A promotion that a sale reaches, with what one pack or one base unit comes to. */
export interface ReachedOffer {
  readonly offer: SaleOffer;
  readonly unitPriceMinor: number;
}

/** The promotions that a sale reaches, the best price first. */
export function reachedOffers(offers: SaleOffers, sold: SoldAmount): ReachedOffer[] {
  const { quantity } = sold;
  if (quantity === null) return [];
  return offers.offers
    .filter(({ from }) => thousandthsOf(quantity) >= thousandthsOf(from))
    .map((offer) => ({ offer, unitPriceMinor: unitPriceOf(offer, offers, sold) }))
    .toSorted((one, other) => one.unitPriceMinor - other.unitPriceMinor);
}

/** Of packs some of which are free, what one comes to depends on how many there are. */
function unitPriceOf(
  { rule, unitPriceMinor }: SaleOffer,
  { listPriceMinor }: SaleOffers,
  { packCount }: SoldAmount,
): number {
  if (rule.type !== 'MULTI_BUY' || packCount === null || listPriceMinor === null)
    return unitPriceMinor;
  const paid = BigInt(listPriceMinor) * BigInt(paidPacks(rule, packCount));
  return roundedQuotient(paid, BigInt(packCount));
}

export interface SaleFacts {
  readonly sold: SoldAmount;
  /** For how much it was sold the last time. */
  readonly before: { readonly unitPriceMinor: number | null; readonly currency: Currency };
}

/**
 * The proposed terms, replaced by the seller's choices.
 *
 * @param offers undefined while they are not known
 */
export function saleTerms(
  choice: SaleChoice,
  offers: SaleOffers | undefined,
  { sold, before }: SaleFacts,
): SaleTerms {
  const currency = choice.currency ?? offers?.currency ?? before.currency;
  // No promotion gives a price in another currency, and the list has none in it.
  const known = currency === offers?.currency ? offers : undefined;
  const chosen = known && chosenOf(choice, reachedOffers(known, sold));
  const list = known?.listPriceMinor ?? null;
  const last = priceBefore(before, currency);
  return {
    ...priceOf(choice, { promotion: priceIn(chosen), list, last }),
    others: { list, last },
    currency,
    promotionId: offers === undefined ? choice.promotionId : namedBy(choice, chosen),
  };
}

/** A price in another currency is none. */
const priceBefore = (before: SaleFacts['before'], currency: Currency) =>
  before.currency === currency ? before.unitPriceMinor : null;

const priceIn = (reached: ReachedOffer | undefined) => reached?.unitPriceMinor ?? null;

const sources = ['promotion', 'list', 'last'] as const;

/** What was typed, else what customers pay, else what it was sold for the last time. */
function priceOf(
  { unitPriceMinor }: SaleChoice,
  known: Readonly<Record<(typeof sources)[number], number | null>>,
): Pick<SaleTerms, 'unitPriceMinor' | 'source'> {
  if (unitPriceMinor === null) return { unitPriceMinor, source: null };
  if (unitPriceMinor !== undefined) {
    const source = sources.find((each) => known[each] === unitPriceMinor) ?? 'own';
    return { unitPriceMinor, source };
  }
  const source = sources.find((each) => known[each] !== null) ?? null;
  return { unitPriceMinor: source && known[source], source };
}

/** A custom price is not attributed to a promotion unless the seller selects one. */
function namedBy(
  { promotionId, unitPriceMinor }: SaleChoice,
  chosen: ReachedOffer | undefined,
): string | null {
  if (chosen === undefined) return null;
  const isItsPrice = (unitPriceMinor ?? chosen.unitPriceMinor) === chosen.unitPriceMinor;
  return promotionId !== undefined || isItsPrice ? chosen.offer.promotion.id : null;
}

function chosenOf(
  { promotionId }: SaleChoice,
  reached: readonly ReachedOffer[],
): ReachedOffer | undefined {
  return promotionId === undefined
    ? reached[0]
    : reached.find(({ offer }) => offer.promotion.id === promotionId);
}

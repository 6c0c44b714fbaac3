import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { lowestPriceSchema } from './price-history.ts';
import { qualityClassSchema } from './produce.ts';
import { promotionSketchSchema, promotionTriggerSchema } from './promotion-input.ts';
import { packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/** Body of `POST /v1/promotions/preview`; `id` is the promotion's own, if it has one. */
export const promotionPreviewRequestSchema = z.strictObject({
  id: z.optional(z.uuid()),
  promotion: promotionSketchSchema,
  /** The instant whose prices are asked for; the first from now on at which the promotion holds when absent. */
  at: z.optional(instantSchema),
});

/** A gross price split into net and VAT; integer minor units. Without VAT, `vat` is 0. */
const priceSchema = z.object({ grossMinor: z.int(), netMinor: z.int(), vatMinor: z.int() });
export type PreviewedPrice = z.infer<typeof priceSchema>;

/** What a customer pays for one pack when as many are bought as `deal` says, gross minor units. */
const paidPriceSchema = z.object({
  priceMinor: z.int(),
  /** The promotion that gives this price; null for the price without one, and for one that is not stored. */
  promotionId: z.nullable(z.uuid()),
  /** Whether the previewed promotion gives it. */
  isThis: z.boolean(),
});
export type PaidPrice = z.infer<typeof paidPriceSchema>;

/** What customers pay at places that have the same prices, as a sale there is booked. */
const paidSchema = z.object({
  /** Empty: at every place that is named in no other row. */
  locationIds: z.array(z.uuid()),
  withoutCode: paidPriceSchema,
  /** Null: the promotion has no code. */
  withCode: z.nullable(paidPriceSchema),
});
export type Paid = z.infer<typeof paidSchema>;

export const previewedPackSchema = z.object({
  packId: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  before: priceSchema,
  /**
   * The price of one pack under the promotion when as many are bought as `deal` says; `before` where it
   * is sold at none of its places.
   */
  after: priceSchema,
  /** The price of one base unit, gross minor units; null from an API that lacks it. */
  unitPrice: z._default(z.nullable(z.object({ beforeMinor: z.int(), afterMinor: z.int() })), null),
  /** The smallest purchase to which the promotion applies, and its price before and after. */
  deal: z._default(
    z.nullable(z.object({ count: z.int(), before: priceSchema, after: priceSchema })),
    null,
  ),
  /** The lowest price in the 30 days before the reduction starts (EU 2019/2161). */
  lowest: z._default(z.nullable(lowestPriceSchema), null),
  /** What customers pay at the instant of the preview, by place and code. */
  paid: z._default(z.array(paidSchema), []),
  /** Whether somebody pays the price of this promotion then: no other one gives a better price everywhere. */
  isPaid: z._default(z.boolean(), true),
  /** The agent's cost of the pack, from its last receipt with a price; null without one. */
  costMinor: z._default(z.nullable(priceMinorSchema), null),
});
export type PreviewedPack = z.infer<typeof previewedPackSchema>;

/** A lot, as a price tag names it, with its remaining quantity. Days are calendar days. */
const soldLotSchema = z.object({
  id: z.uuid(),
  lotNumber: z.string(),
  qualityClass: z.nullable(qualityClassSchema),
  /** The last day of its harvests; null for a lot that was bought. */
  harvestedOn: z.nullable(z.iso.date()),
  bestBefore: z.nullable(z.iso.date()),
  locationName: z.nullable(z.string()),
  remaining: quantitySchema,
});

export const previewedProductSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  /** In percent; null while the product has none. */
  vatRate: z.nullable(z.int()),
  /** The unit of its ledger, and the stock; null when it is made on demand. */
  baseUnit: z._default(unitSchema, 'KG'),
  stockAvailable: z._default(z.nullable(quantitySchema), null),
  /** The lots with stock from which it is sold, the one that is sold next first. */
  lots: z._default(z.array(soldLotSchema), []),
  packs: z.array(previewedPackSchema),
});
export type PreviewedProduct = z.infer<typeof previewedProductSchema>;

/** A product that a promotion is for and does nothing for, and why. */
const unaffectedProductSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  /** It is priced in another currency, sold at none of the places, or those where it is sold are archived. */
  reason: z.enum(['CURRENCY', 'NOT_SOLD_THERE', 'ARCHIVED']),
  currency: currencySchema,
});
export type UnaffectedProduct = z.infer<typeof unaffectedProductSchema>;

/** A place of a promotion. */
const previewedPlaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isArchived: z.boolean(),
  /** How many of the affected products are sold there. */
  products: z.int(),
});

/** Of two promotions the one that gives a price. `QUANTITY`: one for few packs, the other for many. */
const winnerNameSchema = z.enum(['THIS', 'OTHER', 'QUANTITY']);
export type WinnerName = z.infer<typeof winnerNameSchema>;

/** Which of two overlapping promotions gives a pack its price. */
const winnerSchema = z.object({
  productId: z.uuid(),
  packId: z.uuid(),
  /** For customers without a code; for those with it where both need the same code. */
  winner: winnerNameSchema,
  /** For customers who give the code, where only one of the two has one; null otherwise. */
  withCode: z._default(z.nullable(winnerNameSchema), null),
  /** The price of one pack under each, gross minor units. */
  thisMinor: z.int(),
  otherMinor: z.int(),
});
export type ConflictWinner = z.infer<typeof winnerSchema>;

/** Another promotion that overlaps in packs, places and time, and which of the two wins. */
export const promotionConflictSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  /** How many of the affected products it is for as well. */
  products: z.int(),
  /** How many of them the previewed promotion gives their price, for customers without a code. */
  won: z.int(),
  /** The same for customers who give the code, where only one of the two has one; null otherwise. */
  wonWithCode: z._default(z.nullable(z.int()), null),
  trigger: z._default(promotionTriggerSchema, 'AUTOMATIC'),
  code: z._default(z.nullable(z.string()), null),
  priority: z._default(z.int(), 0),
  /**
   * Since when both hold, where they do now, else the first instant at which both will, and the last;
   * null: without an end.
   */
  from: z._default(z.nullable(instantSchema), null),
  to: z._default(z.nullable(instantSchema), null),
  /** At most 200. */
  winners: z._default(z.array(winnerSchema), []),
});
export type PromotionConflict = z.infer<typeof promotionConflictSchema>;

/**
 * - `no_products`: its targets contain nothing that can be bought;
 * - `no_effect`: it makes no pack cheaper;
 * - `some_without_effect`: it makes only some packs cheaper;
 * - `amount_above_price`: it takes off as much as some pack costs, or more;
 * - `special_above_price`: its price is not lower than that of some pack;
 * - `below_cost`: some pack would be sold below its cost;
 * - `not_below_lowest`: some pack costs no less than in the 30 days before;
 * - `limit_not_counted`: no product is counted in the unit of its stock limit;
 * - `ends_in_past`: its end is in the past;
 * - `other_currency`: some of what it is for is priced in another currency;
 * - `not_sold_there`: some of what it is for is sold at none of its places;
 * - `place_archived`: some of its places are archived.
 */
export const promotionWarningSchema = z.enum([
  'no_products',
  'no_effect',
  'some_without_effect',
  'amount_above_price',
  'special_above_price',
  'below_cost',
  'not_below_lowest',
  'limit_not_counted',
  'ends_in_past',
  'other_currency',
  'not_sold_there',
  'place_archived',
]);
export type PromotionWarning = z.infer<typeof promotionWarningSchema>;

/** The answer of `POST /v1/promotions/preview`. Writes nothing. */
export const promotionPreviewSchema = z.object({
  currency: currencySchema,
  /** The instant whose prices these are; null when it never holds. */
  at: z._default(z.nullable(instantSchema), null),
  /** When the reduction starts, or started: not before the promotion is published. */
  begins: z._default(z.nullable(instantSchema), null),
  /** Its places; empty: it holds everywhere. */
  places: z._default(z.array(previewedPlaceSchema), []),
  /** At most 200. */
  unaffected: z._default(z.array(unaffectedProductSchema), []),
  /** Affected products, at most 200 of them listed; `total` counts all. */
  products: z.array(previewedProductSchema),
  total: z.int(),
  conflicts: z.array(promotionConflictSchema),
  warnings: z.array(promotionWarningSchema),
});
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;

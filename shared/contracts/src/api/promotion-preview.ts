import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { lowestPriceSchema } from './price-history.ts';
import { promotionSketchSchema, promotionTriggerSchema } from './promotion-input.ts';
import { packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/** Body of `POST /v1/promotions/preview`; `id` is the promotion's own, if it has one. */
export const promotionPreviewRequestSchema = z.strictObject({
  id: z.optional(z.uuid()),
  promotion: promotionSketchSchema,
});

/** A gross price split into net and VAT; integer minor units. Without VAT, `vat` is 0. */
const priceSchema = z.object({ grossMinor: z.int(), netMinor: z.int(), vatMinor: z.int() });
export type PreviewedPrice = z.infer<typeof priceSchema>;

export const previewedPackSchema = z.object({
  packId: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  before: priceSchema,
  /** The price of one pack when as many are bought as `deal` says. */
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
  /** The agent's cost of the pack, from its last receipt with a price; null without one. */
  costMinor: z._default(z.nullable(priceMinorSchema), null),
});
export type PreviewedPack = z.infer<typeof previewedPackSchema>;

export const previewedProductSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  /** In percent; null while the product has none. */
  vatRate: z.nullable(z.int()),
  /** The unit of its ledger, and the stock; null when it is made on demand. */
  baseUnit: z._default(unitSchema, 'KG'),
  stockAvailable: z._default(z.nullable(quantitySchema), null),
  packs: z.array(previewedPackSchema),
});
export type PreviewedProduct = z.infer<typeof previewedProductSchema>;

/**
 * Which of two overlapping promotions gives a pack its price. `QUANTITY`: one for few packs, the
 * other for many.
 */
const winnerSchema = z.object({
  productId: z.uuid(),
  packId: z.uuid(),
  winner: z.enum(['THIS', 'OTHER', 'QUANTITY']),
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
  /** Number of packs that get the better price from the previewed promotion. */
  won: z.int(),
  /** With `CODE` the conflict concerns only customers who give its code. */
  trigger: z._default(promotionTriggerSchema, 'AUTOMATIC'),
  code: z._default(z.nullable(z.string()), null),
  priority: z._default(z.int(), 0),
  /** The first instant at which both hold, and the last; null: without an end. */
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
 * - `ends_in_past`: its end is in the past.
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
]);
export type PromotionWarning = z.infer<typeof promotionWarningSchema>;

/** The answer of `POST /v1/promotions/preview`. Writes nothing. */
export const promotionPreviewSchema = z.object({
  currency: currencySchema,
  /** Affected products, at most 200 of them listed; `total` counts all. */
  products: z.array(previewedProductSchema),
  total: z.int(),
  conflicts: z.array(promotionConflictSchema),
  warnings: z.array(promotionWarningSchema),
});
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;

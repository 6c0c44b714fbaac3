import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { lowestPriceSchema } from './price-history.ts';
import { promotionSketchSchema, promotionTriggerSchema } from './promotion-input.ts';
import { packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/** Body of `POST /v1/promotions/preview`; `id` is that of the promotion itself, if it has one. */
export const promotionPreviewRequestSchema = z.strictObject({
  id: z.optional(z.uuid()),
  promotion: promotionSketchSchema,
});

/** A gross price taken apart; integer minor units. Without VAT, `vat` is 0. */
const priceSchema = z.object({ grossMinor: z.int(), netMinor: z.int(), vatMinor: z.int() });
export type PreviewedPrice = z.infer<typeof priceSchema>;

export const previewedPackSchema = z.object({
  packId: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  before: priceSchema,
  /** What one pack comes to when as many are bought as `deal` says. */
  after: priceSchema,
  /** What one base unit comes to, gross minor units; null from an API that does not say. */
  unitPrice: z._default(z.nullable(z.object({ beforeMinor: z.int(), afterMinor: z.int() })), null),
  /** The smallest purchase for which the promotion holds, and what it costs before and after. */
  deal: z._default(
    z.nullable(z.object({ count: z.int(), before: priceSchema, after: priceSchema })),
    null,
  ),
  /** The lowest price in the 30 days before the reduction begins (EU 2019/2161). */
  lowest: z._default(z.nullable(lowestPriceSchema), null),
  /** What the pack cost the agent, from its last receipt with a price; null when none is noted. */
  costMinor: z._default(z.nullable(priceMinorSchema), null),
});
export type PreviewedPack = z.infer<typeof previewedPackSchema>;

export const previewedProductSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  /** In percent; null while the product has none. */
  vatRate: z.nullable(z.int()),
  /** What its ledger counts in, and how much is there; null when it is made on demand. */
  baseUnit: z._default(unitSchema, 'KG'),
  stockAvailable: z._default(z.nullable(quantitySchema), null),
  packs: z.array(previewedPackSchema),
});
export type PreviewedProduct = z.infer<typeof previewedProductSchema>;

/**
 * Who gives a pack its price where two promotions meet. `QUANTITY`: the one for few packs, the other
 * for many.
 */
const winnerSchema = z.object({
  productId: z.uuid(),
  packId: z.uuid(),
  winner: z.enum(['THIS', 'OTHER', 'QUANTITY']),
  /** What one pack comes to under each, gross minor units. */
  thisMinor: z.int(),
  otherMinor: z.int(),
});
export type ConflictWinner = z.infer<typeof winnerSchema>;

/** Another promotion for some of the same packs at some of the same time and place, and who wins. */
export const promotionConflictSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  /** How many of the affected products it is for as well. */
  products: z.int(),
  /** How many of them get the better price from the promotion that is previewed. */
  won: z.int(),
  /** With `CODE` it stands in the way of those customers alone who give its code. */
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
 * - `no_products`: it is for nothing that can be bought;
 * - `no_effect`: it makes no pack cheaper;
 * - `some_without_effect`: it makes some packs cheaper and others not;
 * - `amount_above_price`: it takes off as much as some pack costs, or more;
 * - `special_above_price`: its price is no lower than that of some pack;
 * - `below_cost`: some pack costs less than was paid for it;
 * - `not_below_lowest`: some pack costs no less than in the 30 days before;
 * - `ends_in_past`: it would be over already.
 */
export const promotionWarningSchema = z.enum([
  'no_products',
  'no_effect',
  'some_without_effect',
  'amount_above_price',
  'special_above_price',
  'below_cost',
  'not_below_lowest',
  'ends_in_past',
]);
export type PromotionWarning = z.infer<typeof promotionWarningSchema>;

/** The answer of `POST /v1/promotions/preview`. Nothing is written. */
export const promotionPreviewSchema = z.object({
  currency: currencySchema,
  /** Affected products, at most 200 of them listed; `total` counts all. */
  products: z.array(previewedProductSchema),
  total: z.int(),
  conflicts: z.array(promotionConflictSchema),
  warnings: z.array(promotionWarningSchema),
});
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;

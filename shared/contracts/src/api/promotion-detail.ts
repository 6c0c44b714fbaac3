import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import {
  promotionConditionsSchema,
  promotionInputSchema,
  promotionTargetSchema,
  weeklyWindowSchema,
} from './promotion-input.ts';
import { promotionSummarySchema } from './promotion.ts';
import { packUnitSchema, quantitySchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/** The answer of `GET /v1/promotions/{id}`: one promotion with all its fields. */
export const promotionDetailSchema = z.object({
  ...promotionSummarySchema.shape,
  note: z.nullable(z.string()),
  target: promotionTargetSchema,
  locationIds: z.array(z.uuid()),
  conditions: promotionConditionsSchema,
  usageLimit: z.nullable(z.int()),
  weekly: z.nullable(weeklyWindowSchema),
  priority: z.int(),
  /** Fields that can no longer be changed, since it has started. */
  frozen: z.array(z.string()),
  createdAt: instantSchema,
});
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;

/** Body of `POST /v1/promotions/preview`; `id` is that of the promotion itself, if it has one. */
export const promotionPreviewRequestSchema = z.strictObject({
  id: z.optional(z.uuid()),
  promotion: promotionInputSchema,
});

/** A gross price taken apart; integer minor units. Without VAT, `vat` is 0. */
const priceSchema = z.object({
  grossMinor: priceMinorSchema,
  netMinor: z.int(),
  vatMinor: z.int(),
});

export const previewedPackSchema = z.object({
  packId: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  before: priceSchema,
  after: priceSchema,
});

export const previewedProductSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  /** In percent; null while the product has none. */
  vatRate: z.nullable(z.int()),
  packs: z.array(previewedPackSchema),
});

/** Another promotion for some of the same products at some of the same time, and who wins. */
export const promotionConflictSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  /** How many of the affected products it is for as well. */
  products: z.int(),
  /** How many of them get the better price from the promotion that is previewed. */
  won: z.int(),
});

/**
 * - `no_products`: it is for nothing that can be bought;
 * - `no_effect`: it makes no pack cheaper;
 * - `amount_above_price`: it takes off as much as some pack costs, or more;
 * - `special_above_price`: its price is no lower than that of some pack;
 * - `ends_in_past`: it would be over already.
 */
export const promotionWarningSchema = z.enum([
  'no_products',
  'no_effect',
  'amount_above_price',
  'special_above_price',
  'ends_in_past',
]);

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

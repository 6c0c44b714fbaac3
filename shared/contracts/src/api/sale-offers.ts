import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { promotionCodeSchema } from './promotion-code.ts';
import { promotionRuleSchema } from './promotion-rule.ts';
import { quantitySchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/**
 * Query of `GET /v1/products/{id}/offers`: the sold packs, or without `packId` a quantity in the
 * base unit. Without `code` and `locationId` the answer has only promotions that need neither.
 * `occurredAt` defaults to now.
 */
export const saleOffersQuerySchema = z.strictObject({
  packId: z.optional(z.uuid()),
  code: z.optional(promotionCodeSchema),
  locationId: z.optional(z.uuid()),
  occurredAt: z.optional(instantSchema),
});
export type SaleOffersQuery = z.infer<typeof saleOffersQuerySchema>;

/** A promotion under which something can be sold. */
const saleOfferSchema = z.object({
  promotion: z.object({ id: z.uuid(), name: localizedTextSchema }),
  rule: promotionRuleSchema,
  /** Null: it needs none. */
  code: z.nullable(z.string()),
  /** The least that must be sold, in the base unit. */
  from: quantitySchema,
  /** The resulting price of one pack, or of one base unit without a pack: gross minor units. */
  unitPriceMinor: priceMinorSchema,
});
export type SaleOffer = z.infer<typeof saleOfferSchema>;

/**
 * The answer of `GET /v1/products/{id}/offers`. The customer gets the best price among the
 * promotions whose conditions the sale meets: the first of them, unless packs are free.
 */
export const saleOffersSchema = z.object({
  currency: currencySchema,
  /**
   * The price without a promotion, of the same pack or unit as `unitPriceMinor`; null where the
   * product has no pack.
   */
  listPriceMinor: z.nullable(priceMinorSchema),
  /** The best price first; equal prices by the highest priority. */
  offers: z.array(saleOfferSchema),
  /** Whether a promotion of the product has a code. */
  takesCode: z.boolean(),
  /** Where a promotion of the product holds that does not hold everywhere. */
  locations: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type SaleOffers = z.infer<typeof saleOffersSchema>;

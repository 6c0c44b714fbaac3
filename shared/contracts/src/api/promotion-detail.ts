import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import {
  promotionConditionsSchema,
  promotionTargetSchema,
  stockLimitSchema,
} from './promotion-input.ts';
import { promotionSummarySchema } from './promotion.ts';
import { quantitySchema, totalQuantitySchema, unitSchema } from './quantity.ts';
import { promotionTexts } from './record-texts.ts';
import { instantSchema } from '../values.ts';

/**
 * A missing requirement for publishing a promotion, and its field:
 * - `required`, `past`, `too-long`: a field is empty, an end is over, or more than 366 days away;
 * - `taken-off`: it takes off as much as some pack costs, or more;
 * - `reached`: a limit is reached already;
 * - `other-currency`: all that it is for is priced in another currency;
 * - `archived`, `not-sold-there`: all its places are archived, or none sells what it is for;
 * - `no-effect`: it makes no pack cheaper.
 */
export const promotionRequirementSchema = z.object({
  /** An RFC 6901 pointer into the promotion. */
  pointer: z.string(),
  code: z.enum([
    'required',
    'past',
    'too-long',
    'taken-off',
    'reached',
    'other-currency',
    'archived',
    'not-sold-there',
    'no-effect',
  ]),
});
export type PromotionRequirement = z.infer<typeof promotionRequirementSchema>;

/** The sales under a promotion, without reversed ones. Amounts are gross minor units. */
export const promotionEffectSchema = z.object({
  /** How many sales name it. */
  uses: z.int(),
  /** By unit, most first. */
  quantities: z.array(z.object({ unit: unitSchema, quantity: totalQuantitySchema })),
  /** The price of the sold packs without the promotion. */
  grossMinor: z.int(),
  /** The discount. */
  discountMinor: z.int(),
  /** The amount paid. */
  netMinor: z.int(),
  /** The same products in the two weeks before it started. */
  before: z.object({
    sales: z.int(),
    quantities: z.array(z.object({ unit: unitSchema, quantity: totalQuantitySchema })),
    netMinor: z.int(),
  }),
});
export type PromotionEffect = z.infer<typeof promotionEffectSchema>;

/** The answer of `GET /v1/promotions/{id}`: one promotion with all its fields. */
export const promotionDetailSchema = z.object({
  ...promotionSummarySchema.shape,
  ...answeredTexts(promotionTexts),
  target: promotionTargetSchema,
  locationIds: z.array(z.uuid()),
  conditions: promotionConditionsSchema,
  usageLimit: z.nullable(z.int()),
  /** Null: no limit. */
  stockLimit: z._default(z.nullable(stockLimitSchema), null),
  /** Sales that named it, and the used part of its stock limit, in the limit's unit. */
  uses: z._default(z.int(), 0),
  soldQuantity: z._default(z.nullable(quantitySchema), null),
  priority: z.int(),
  /** Fields that can no longer be changed, since it has started. */
  frozen: z.array(z.string()),
  /** For a draft or a paused promotion: its missing requirements for publishing. */
  publishRequirements: z._default(z.array(promotionRequirementSchema), []),
  createdAt: instantSchema,
});
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;

import * as z from '@pazar/contracts/schema';
import {
  promotionConditionsSchema,
  promotionTargetSchema,
  stockLimitSchema,
  weeklyWindowSchema,
} from './promotion-input.ts';
import { promotionSummarySchema } from './promotion.ts';
import { quantitySchema, totalQuantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/** What a promotion lacks before it can be published, and the field where it is missing. */
export const promotionRequirementSchema = z.object({
  /** An RFC 6901 pointer into the promotion. */
  pointer: z.string(),
  code: z.enum(['required', 'past', 'taken-off']),
});
export type PromotionRequirement = z.infer<typeof promotionRequirementSchema>;

/** What was sold under a promotion, without what was taken back. Amounts are gross minor units. */
export const promotionEffectSchema = z.object({
  /** How many sales name it. */
  uses: z.int(),
  /** By unit, most first. */
  quantities: z.array(z.object({ unit: unitSchema, quantity: totalQuantitySchema })),
  /** What the sold packs would have cost without it. */
  grossMinor: z.int(),
  /** What it took off. */
  discountMinor: z.int(),
  /** What was paid. */
  netMinor: z.int(),
  /** The same products in the two weeks before it began. */
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
  note: z.nullable(z.string()),
  target: promotionTargetSchema,
  locationIds: z.array(z.uuid()),
  conditions: promotionConditionsSchema,
  usageLimit: z.nullable(z.int()),
  /** Null: as much as there is. */
  stockLimit: z._default(z.nullable(stockLimitSchema), null),
  /** Sales that named it, and how much of its stock limit they took, in the limit's unit. */
  uses: z._default(z.int(), 0),
  soldQuantity: z._default(z.nullable(quantitySchema), null),
  weekly: z.nullable(weeklyWindowSchema),
  priority: z.int(),
  /** Fields that can no longer be changed, since it has started. */
  frozen: z.array(z.string()),
  /** Of a draft or a paused one: what it lacks before it can be published. */
  publishRequirements: z._default(z.array(promotionRequirementSchema), []),
  createdAt: instantSchema,
});
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;

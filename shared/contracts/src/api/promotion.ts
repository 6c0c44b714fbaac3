import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import type { ObjectOf } from '../object-of.ts';
import { pageOf } from './page.ts';
import { instantSchema, versionSchema } from '../values.ts';

/** What a promotion gives. Amounts are gross minor units for each pack. */
const promotionRuleOf = (object: ObjectOf) =>
  z.discriminatedUnion('type', [
    object({
      type: z.literal('PERCENT_OFF'),
      percent: z.int().check(z.minimum(1), z.maximum(90)),
    }),
    object({ type: z.literal('AMOUNT_OFF'), amountMinor: priceMinorSchema }),
    object({ type: z.literal('SPECIAL_PRICE'), priceMinor: priceMinorSchema }),
    object({
      type: z.literal('MULTI_BUY'),
      buy: z.int().check(z.minimum(1), z.maximum(20)),
      free: z.int().check(z.minimum(1), z.maximum(10)),
    }),
  ]);
/** As answers have it. */
export const promotionRuleSchema = promotionRuleOf(z.object);
/** As requests have it. */
export const promotionRuleInputSchema = promotionRuleOf(z.strictObject);
export type PromotionRule = z.infer<typeof promotionRuleSchema>;

/** What is stored; what holds now is `effectiveStatus`, judged by the server's clock. */
export const promotionStatusSchema = z.enum([
  'DRAFT',
  'PUBLISHED',
  'PAUSED',
  'STOPPED',
  'ARCHIVED',
]);
export type PromotionStatus = z.infer<typeof promotionStatusSchema>;

export const effectivePromotionStatusSchema = z.enum([
  'DRAFT',
  'SCHEDULED',
  'ACTIVE',
  'PAUSED',
  'ENDED',
  'ARCHIVED',
]);
export type EffectivePromotionStatus = z.infer<typeof effectivePromotionStatusSchema>;

/** A row of `GET /v1/promotions`. `code` is null for automatic promotions and for drafts without one. */
export const promotionSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  name: localizedTextSchema,
  rule: promotionRuleSchema,
  currency: currencySchema,
  trigger: z.enum(['AUTOMATIC', 'CODE']),
  code: z.nullable(z.string()),
  startsAt: z.nullable(instantSchema),
  endsAt: z.nullable(instantSchema),
  status: promotionStatusSchema,
  effectiveStatus: effectivePromotionStatusSchema,
  updatedAt: instantSchema,
});
export type PromotionSummary = z.infer<typeof promotionSummarySchema>;

export const promotionPageSchema = pageOf(promotionSummarySchema);

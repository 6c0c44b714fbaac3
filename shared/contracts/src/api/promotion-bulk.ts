import * as z from '@pazar/contracts/schema';
import { maxBulkRows } from './bulk.ts';
import { idSchema } from './id.ts';
import { promotionTriggerSchema } from './promotion-input.ts';
import { effectivePromotionStatusSchema } from './promotion.ts';
import { instantSchema } from '../values.ts';

/** The benefits of a promotion, by the kind of its rule. */
export const promotionRuleTypeSchema = z.enum([
  'PERCENT_OFF',
  'AMOUNT_OFF',
  'SPECIAL_PRICE',
  'MULTI_BUY',
]);

/**
 * The filter of `GET /v1/promotions` and of its bulk actions. Values of one member are
 * alternatives; all members must match.
 */
const promotionFilterSchema = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
  status: z.optional(z.array(effectivePromotionStatusSchema)),
  type: z.optional(z.array(promotionRuleTypeSchema)),
  trigger: z.optional(z.array(promotionTriggerSchema)),
  productId: z.optional(z.array(idSchema)),
  categoryId: z.optional(z.array(z.string().check(z.maxLength(40)))),
  locationId: z.optional(z.array(idSchema)),
  startsFrom: z.optional(instantSchema),
  startsTo: z.optional(instantSchema),
  endsFrom: z.optional(instantSchema),
  endsTo: z.optional(instantSchema),
  updatedFrom: z.optional(instantSchema),
  updatedTo: z.optional(instantSchema),
});
export type PromotionFilter = z.infer<typeof promotionFilterSchema>;

/** Bulk actions on promotions; each can be undone. */
export const promotionBulkActionSchema = z.enum([
  'publish',
  'pause',
  'resume',
  'stop',
  'archive',
  'restore',
]);
export type PromotionBulkAction = z.infer<typeof promotionBulkActionSchema>;

/** Body of `POST /v1/promotions/bulk`: either `ids` or `filter`, and the action. At most 500. */
export const promotionBulkSchema = z
  .strictObject({
    ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(maxBulkRows))),
    filter: z.optional(promotionFilterSchema),
    action: promotionBulkActionSchema,
    params: z._default(z.strictObject({}), {}),
  })
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
    }),
  );
export type PromotionBulk = z.infer<typeof promotionBulkSchema>;

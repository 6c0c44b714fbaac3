import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { priceMinorSchema } from './money.ts';

/** The benefit of a promotion. Amounts are gross minor units per pack. */
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

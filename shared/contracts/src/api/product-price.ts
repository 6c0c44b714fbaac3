import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { priceMinorSchema } from './money.ts';
import { lowestPriceSchema } from './price-history.ts';
import { promotionRuleSchema } from './promotion-rule.ts';
import { instantSchema } from '../values.ts';

/** The running promotion that gives customers the best price of a product. `endsAt` null: open end. */
export const activePromotionSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  rule: promotionRuleSchema,
  endsAt: z.nullable(instantSchema),
});
export type ActivePromotion = z.infer<typeof activePromotionSchema>;

/** The current price of a pack: gross minor units in the product's currency. */
export const priceNowSchema = z.object({
  packId: z.uuid(),
  priceMinor: priceMinorSchema,
  /** Under a promotion: the lowest price in the 30 days before the reduction started. */
  lowest: z._default(z.nullable(lowestPriceSchema), null),
});
export type PriceNow = z.infer<typeof priceNowSchema>;

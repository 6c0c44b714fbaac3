import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { listedTexts } from './declared-text.ts';
import { pageOf } from './page.ts';
import { promotionSummarySchema } from './promotion.ts';
import { promotionTexts } from './record-texts.ts';

/** A row of a list of promotions, with the declared texts that lists show. */
export const promotionRowSchema = z.object({
  ...promotionSummarySchema.shape,
  ...answeredTexts(listedTexts(promotionTexts)),
});
export type PromotionRow = z.infer<typeof promotionRowSchema>;

export const promotionRowPageSchema = pageOf(promotionRowSchema);

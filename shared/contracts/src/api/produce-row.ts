import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { listedTexts } from './declared-text.ts';
import { pageOf } from './page.ts';
import { lotSummarySchema } from './produce.ts';
import { lotTexts } from './record-texts.ts';

/** A row of a list of lots, with the declared texts that lists show. */
export const lotRowSchema = z.object({
  ...lotSummarySchema.shape,
  ...answeredTexts(listedTexts(lotTexts)),
});
export type LotRow = z.infer<typeof lotRowSchema>;

export const lotRowPageSchema = pageOf(lotRowSchema);

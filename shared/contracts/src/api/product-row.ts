import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { listedTexts } from './declared-text.ts';
import { pageOf } from './page.ts';
import { productSummarySchema } from './product.ts';
import { productTexts } from './record-texts.ts';

/** A row of a list of products, with the declared texts that lists show. */
export const productRowSchema = z.object({
  ...productSummarySchema.shape,
  ...answeredTexts(listedTexts(productTexts)),
});
export type ProductRow = z.infer<typeof productRowSchema>;

export const productRowPageSchema = pageOf(productRowSchema);

import * as z from 'zod/mini';
import { localizedTextSchema } from './locale.ts';

/** Images of one product at most; the first is the cover. */
export const maxProductImages = 8;

/** An image of a product. Width and height are those of the original, in pixels. */
export const productImageSchema = z.strictObject({
  id: z.uuid(),
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  alt: z.nullable(localizedTextSchema),
});
export type ProductImage = z.infer<typeof productImageSchema>;

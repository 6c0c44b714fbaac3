import * as z from '@pazar/contracts/schema';
import { imageFields } from './image.ts';
import { localizedTextSchema } from './locale.ts';

/** The largest number of images of one product; the first is the cover. */
export const maxProductImages = 8;

/** An image of a product. Width and height are those of the original, in pixels. */
export const productImageSchema = z.object({
  ...imageFields,
  alt: z.nullable(localizedTextSchema),
});
export type ProductImage = z.infer<typeof productImageSchema>;

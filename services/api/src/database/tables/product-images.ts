import { integer, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { images } from './images.ts';
import { products } from './products.ts';

/** The images of a product in their order; the first is the cover. */
export const productImages = apiSchema.table('product_images', {
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id),
  imageId: uuid('image_id')
    .notNull()
    .references(() => images.id),
  position: integer('position').notNull(),
  altMk: text('alt_mk'),
  altEn: text('alt_en'),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, text, uuid } from '../drizzle.ts';

/** The images of a product in their order; the first is the cover. */
export const productImages = pgSchema('api').table('product_images', {
  productId: uuid('product_id').notNull(),
  imageId: uuid('image_id').notNull(),
  position: integer('position').notNull(),
  altMk: text('alt_mk'),
  altEn: text('alt_en'),
});

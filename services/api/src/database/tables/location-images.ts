// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, text, uuid } from '../drizzle.ts';

export const locationImages = pgSchema('api').table('location_images', {
  locationId: uuid('location_id').notNull(),
  imageId: uuid('image_id').notNull(),
  position: integer('position').notNull(),
  altMk: text('alt_mk'),
  altEn: text('alt_en'),
});

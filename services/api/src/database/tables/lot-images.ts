// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, uuid } from '../drizzle.ts';

/** The images of a lot in their order; the first is the cover. */
export const lotImages = pgSchema('api').table('lot_images', {
  lotId: uuid('lot_id').notNull(),
  imageId: uuid('image_id').notNull(),
  position: integer('position').notNull(),
});

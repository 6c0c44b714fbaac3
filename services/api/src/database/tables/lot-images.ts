import { integer, primaryKey, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { images } from './images.ts';
import { lots } from './lots.ts';

/** The images of a lot in their order; the first is the cover. */
export const lotImages = apiSchema.table(
  'lot_images',
  {
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lotId, table.imageId] })],
);

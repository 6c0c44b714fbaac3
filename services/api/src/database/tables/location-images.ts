import { integer, primaryKey, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { images } from './images.ts';
import { locations } from './locations.ts';

export const locationImages = apiSchema.table(
  'location_images',
  {
    locationId: uuid('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
    altMk: text('alt_mk'),
    altEn: text('alt_en'),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.imageId] })],
);

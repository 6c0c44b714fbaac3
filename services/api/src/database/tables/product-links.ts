import { uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { locations } from './locations.ts';
import { lots } from './lots.ts';
import { products } from './products.ts';

/** Lots that a product in stock mode FROM_PRODUCE draws on. */
export const productLots = apiSchema.table('product_lots', {
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id),
  lotId: uuid('lot_id')
    .notNull()
    .references(() => lots.id),
});

/** Locations where a product can be bought. */
export const productLocations = apiSchema.table('product_locations', {
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id),
  locationId: uuid('location_id')
    .notNull()
    .references(() => locations.id),
});

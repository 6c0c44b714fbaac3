// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Locations where a product can be bought. */
export const productLocations = pgSchema('api').table('product_locations', {
  productId: uuid('product_id').notNull(),
  locationId: uuid('location_id').notNull(),
});

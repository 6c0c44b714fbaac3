// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Locations where a promotion applies; everywhere when there are none. */
export const promotionLocations = pgSchema('api').table('promotion_locations', {
  promotionId: uuid('promotion_id').notNull(),
  locationId: uuid('location_id').notNull(),
});

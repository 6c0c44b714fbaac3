// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Lots that a product in stock mode FROM_PRODUCE draws on. */
export const productLots = pgSchema('api').table('product_lots', {
  productId: uuid('product_id').notNull(),
  lotId: uuid('lot_id').notNull(),
});

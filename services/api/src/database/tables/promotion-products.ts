// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Products that a promotion is for, where it names them. */
export const promotionProducts = pgSchema('api').table('promotion_products', {
  promotionId: uuid('promotion_id').notNull(),
  productId: uuid('product_id').notNull(),
});

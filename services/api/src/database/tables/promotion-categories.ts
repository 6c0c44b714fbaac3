// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text, uuid } from '../drizzle.ts';

/** Categories that a promotion is for, where it names them. */
export const promotionCategories = pgSchema('api').table('promotion_categories', {
  promotionId: uuid('promotion_id').notNull(),
  categoryId: text('category_id').notNull(),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Packs that a promotion is for, where it names them. */
export const promotionPacks = pgSchema('api').table('promotion_packs', {
  promotionId: uuid('promotion_id').notNull(),
  packId: uuid('pack_id').notNull(),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/**
 * The append-only ledger of prices: the price of a pack from an instant on, in gross minor units.
 */
export const priceChanges = pgSchema('api').table('price_changes', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  /** No references: products and packs are deleted, the ledger stays. */
  productId: uuid('product_id').notNull(),
  packId: uuid('pack_id').notNull(),
  currency: text('currency').$type<'MKD' | 'EUR'>().notNull(),
  priceMinor: integer('price_minor').notNull(),
  regularMinor: integer('regular_minor').notNull(),
  promotionId: uuid('promotion_id'),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

import type { Currency } from '@pazar/contracts/money';
import { integer, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/**
 * The append-only ledger of prices: the price of a pack from an instant on, in gross minor units.
 */
export const priceChanges = apiSchema.table('price_changes', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  /** No references: products and packs are deleted, the ledger stays. */
  productId: uuid('product_id').notNull(),
  packId: uuid('pack_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  priceMinor: integer('price_minor').notNull(),
  regularMinor: integer('regular_minor').notNull(),
  promotionId: uuid('promotion_id'),
  startsAt: instantColumn('starts_at').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Until when the prices of an agent's packs are in the ledger. */
export const priceSettlements = apiSchema.table('price_settlements', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  settledUntil: instantColumn('settled_until').notNull(),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, timestamp, uuid } from '../drizzle.ts';

/** Until when the prices of an agent's packs are in the ledger. */
export const priceSettlements = pgSchema('api').table('price_settlements', {
  agentId: uuid('agent_id').notNull(),
  settledUntil: timestamp('settled_until', { withTimezone: true, precision: 3 }).notNull(),
});

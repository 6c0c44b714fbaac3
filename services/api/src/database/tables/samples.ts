// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** Lots and products that an agent has added to look around. */
export const samples = pgSchema('api').table('samples', {
  recordId: uuid('record_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  kind: text('kind').$type<'lot' | 'product'>().notNull(),
  /** Later entries of a sample lot are the agent's own. */
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

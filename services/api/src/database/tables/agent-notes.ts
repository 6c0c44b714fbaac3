// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** Notes of managers about an agent, for other managers. */
export const agentNotes = pgSchema('api').table('agent_notes', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

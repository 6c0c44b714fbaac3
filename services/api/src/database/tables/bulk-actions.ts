// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { BulkStep } from '../stored-values.ts';
import { jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** Bulk actions that can be undone. */
export const bulkActions = pgSchema('api').table('bulk_actions', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  entity: text('entity').notNull(),
  action: text('action').notNull(),
  steps: jsonb('steps').$type<BulkStep[]>().notNull(),
  undoUntil: timestamp('undo_until', { withTimezone: true, precision: 3 }).notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

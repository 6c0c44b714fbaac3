import { jsonb, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** One row of a bulk action: its state before, and its version after. */
export interface BulkStep {
  id: string;
  version: number;
  before: Record<string, unknown>;
}

/** Bulk actions that can be undone. */
export const bulkActions = apiSchema.table('bulk_actions', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  entity: text('entity', { enum: ['product', 'lot', 'location', 'promotion'] }).notNull(),
  action: text('action').notNull(),
  steps: jsonb('steps').$type<BulkStep[]>().notNull(),
  undoUntil: instantColumn('undo_until').notNull(),
  undoneAt: instantColumn('undone_at'),
  createdAt: instantColumn('created_at').notNull(),
});

import { text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** Lots and products that an agent has added to look around. */
export const samples = apiSchema.table('samples', {
  recordId: uuid('record_id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  kind: text('kind', { enum: ['lot', 'product'] }).notNull(),
  /** Later entries of a sample lot are the agent's own. */
  createdAt: instantColumn('created_at').notNull(),
});

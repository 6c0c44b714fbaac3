import { text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** Notes of managers about an agent, for other managers. */
export const agentNotes = apiSchema.table('agent_notes', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  authorId: uuid('author_id')
    .notNull()
    .references(() => agents.id),
  text: text('text').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

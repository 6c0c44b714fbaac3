import { integer, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const images = apiSchema.table('images', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

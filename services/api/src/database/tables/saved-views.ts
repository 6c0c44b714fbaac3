import type { View } from '@pazar/contracts/view';
import { boolean, integer, jsonb, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const savedViews = apiSchema.table('saved_views', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  agentId: uuid('agent_id').notNull(),
  page: text('page').notNull(),
  name: text('name').notNull(),
  query: jsonb('query').$type<View['query']>().notNull(),
  isDefault: boolean('is_default').notNull(),
  isGlobal: boolean('is_global').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

import type { Preferences } from '@pazar/contracts/preferences';
import { integer, jsonb, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** An agent that has chosen none has no row. */
export const preferences = apiSchema.table('preferences', {
  agentId: uuid('agent_id').primaryKey(),
  version: integer('version').notNull(),
  value: jsonb('value').$type<Preferences>().notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

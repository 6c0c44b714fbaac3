import { uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** Requests for all of an agent's data; the data itself is read when it is fetched. */
export const dataExports = apiSchema.table('data_exports', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

import { uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** One row for each token ever issued and not yet expired; its id is the token's `jti`. */
export const sessions = apiSchema.table('sessions', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  revokedAt: instantColumn('revoked_at'),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, timestamp, uuid } from '../drizzle.ts';

/** Requests for all of an agent's data; the data itself is read when it is fetched. */
export const dataExports = pgSchema('api').table('data_exports', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, timestamp, uuid } from '../drizzle.ts';

export const images = pgSchema('api').table('images', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

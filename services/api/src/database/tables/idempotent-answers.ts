// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const idempotentAnswers = pgSchema('api').table('idempotent_answers', {
  agentId: uuid('agent_id').notNull(),
  route: text('route').notNull(),
  key: uuid('key').notNull(),
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  body: text('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

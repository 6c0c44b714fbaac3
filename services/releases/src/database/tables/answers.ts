// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { integer, pgSchema, text, timestamp } from '../drizzle.ts';

export const answers = pgSchema('releases').table('answers', {
  actor: text('actor').notNull(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  body: text('body').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { bigint, pgSchema, text, timestamp } from '../drizzle.ts';

export const auditLog = pgSchema('releases').table('audit_log', {
  number: bigint('number', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  action: text('action').notNull(),
  remote: text('remote'),
  record: text('record').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
});

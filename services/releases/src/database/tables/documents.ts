// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { bigint, integer, pgSchema, text, timestamp } from '../drizzle.ts';

export const documents = pgSchema('releases').table('documents', {
  id: integer('id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  body: text('body').notNull(),
  integrity: text('integrity').notNull(),
  statement: text('statement').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

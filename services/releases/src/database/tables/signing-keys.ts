// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { pgSchema, text, timestamp } from '../drizzle.ts';

export const signingKeys = pgSchema('releases').table('signing_keys', {
  keyId: text('key_id').notNull(),
  publicKey: text('public_key').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  firstSignedAt: timestamp('first_signed_at', { withTimezone: true }),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});

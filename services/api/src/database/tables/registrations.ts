// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** Registrations without a confirmed e-mail: no agent exists yet. */
export const registrations = pgSchema('api').table('registrations', {
  id: uuid('id').notNull(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name').notNull(),
  locale: text('locale').$type<'en' | 'mk'>().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

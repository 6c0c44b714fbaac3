// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { TokenRole } from '../../domain/token-api.ts';
import { jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const tokens = pgSchema('releases').table('tokens', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  roles: jsonb('roles').$type<TokenRole[]>().notNull(),
  /** Null is every remote. */
  remotes: jsonb('remotes').$type<string[]>(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  createdBy: text('created_by').notNull().default(sql``),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

/** One row for each token issued and not yet expired; its id is the token's `jti`. */
export const sessions = pgSchema('api').table('sessions', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  /** HANDOVER: the token of `?jwt=`, valid for one request. VIEW: a manager's read-only session. */
  kind: text('kind').$type<'SESSION' | 'HANDOVER' | 'VIEW'>().notNull().default(sql``),
  /** VIEW: the manager who views the agent's data. */
  viewerId: uuid('viewer_id'),
  /** When the agent signed in; renewing a token does not change it. */
  startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull(),
  userAgent: text('user_agent'),
  /** The session that replaced this one at renewal. */
  renewedAs: uuid('renewed_as'),
  /** Null for a VIEW. */
  openedWith: text('opened_with').$type<'PASSWORD' | 'PASSKEY' | 'GOOGLE'>(),
});

import type { SignInWay } from '@pazar/contracts/account-session';
import { text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export type SessionKind = 'SESSION' | 'HANDOVER' | 'VIEW';

/** One row for each token issued and not yet expired; its id is the token's `jti`. */
export const sessions = apiSchema.table('sessions', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  revokedAt: instantColumn('revoked_at'),
  /** HANDOVER: the token of `?jwt=`, valid for one request. VIEW: a manager's read-only session. */
  kind: text('kind').$type<SessionKind>().notNull().default('SESSION'),
  /** When the agent signed in; renewing a token does not change it. */
  startedAt: instantColumn('started_at').notNull(),
  lastSeenAt: instantColumn('last_seen_at').notNull(),
  userAgent: text('user_agent'),
  /** Null for a VIEW. */
  openedWith: text('opened_with').$type<SignInWay>(),
  /** The session that went on with a new token. */
  renewedAs: uuid('renewed_as'),
  /** VIEW: the manager who views the agent's data. */
  viewerId: uuid('viewer_id').references(() => agents.id),
});

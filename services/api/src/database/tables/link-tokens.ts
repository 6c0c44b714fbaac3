// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { SecurityUndo } from '../stored-values.ts';
import { jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** Links in e-mails that have not been opened; the token is stored as a hash. */
export const linkTokens = pgSchema('api').table('link_tokens', {
  tokenHash: text('token_hash').notNull(),
  agentId: uuid('agent_id').notNull(),
  purpose: text('purpose').$type<'CONFIRM_EMAIL' | 'AGREE_TO_EMAIL' | 'RESET_PASSWORD' | 'NOT_ME'>().notNull(),
  /** The new address that the link confirms, or agrees to. */
  email: text('email'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  /** NOT_ME: the change that its e-mail is about; null where a new password is enough. */
  undo: jsonb('undo').$type<SecurityUndo>(),
});

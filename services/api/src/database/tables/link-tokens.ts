import { jsonb, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';
import type { passkeys } from './passkeys.ts';

export type LinkPurpose = 'CONFIRM_EMAIL' | 'AGREE_TO_EMAIL' | 'RESET_PASSWORD' | 'NOT_ME';

/** A recovery code as its table has it. `usedAt` is ISO 8601; null for an unused one. */
export interface StoredCode {
  codeHash: string;
  usedAt: string | null;
}

/** A passkey as its table has it, with ISO 8601 times. */
type StoredPasskey = Omit<typeof passkeys.$inferSelect, 'createdAt' | 'lastUsedAt'> & {
  createdAt: string;
  lastUsedAt: string | null;
};

/**
 * A change of security with what undoes it, as JSON; times are ISO 8601. Secrets and codes are encrypted
 * or hashed, as in their tables.
 */
export type SecurityUndo =
  | { kind: 'passkey-added'; id: string }
  | { kind: 'passkey-removed'; passkey: StoredPasskey }
  | { kind: 'google-linked'; subject: string }
  | { kind: 'google-unlinked'; subject: string; email: string | null }
  | { kind: 'second-factor-on'; since: string }
  | {
      kind: 'second-factor-off';
      factor: { secret: string; lastStep: number; confirmedAt: string; createdAt: string };
      codes: StoredCode[];
    }
  | { kind: 'recovery-codes-made'; codes: StoredCode[] }
  | { kind: 'email-changed'; from: string; to: string };

/** Links in e-mails that have not been opened; the token is stored as a hash. */
export const linkTokens = apiSchema.table('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  /** The new address that the link confirms, or agrees to. */
  email: text('email'),
  /** NOT_ME: the change that its e-mail is about; null where a new password is enough. */
  undo: jsonb('undo').$type<SecurityUndo>(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

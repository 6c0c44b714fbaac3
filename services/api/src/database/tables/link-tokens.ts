import { text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export type LinkPurpose = 'CONFIRM_EMAIL' | 'AGREE_TO_EMAIL' | 'RESET_PASSWORD' | 'NOT_ME';

/** Links in e-mails that have not been opened; the token is stored as a hash. */
export const linkTokens = apiSchema.table('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  /** The new address that the link confirms, or agrees to. */
  email: text('email'),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

import { text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export type LinkPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD';

/** Links in e-mails that have not been opened; a hash stands for the token. */
export const linkTokens = apiSchema.table('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  /** The address that the link confirms. */
  email: text('email'),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

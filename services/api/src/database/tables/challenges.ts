import { integer, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const challenges = apiSchema.table('challenges', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['PASSKEY_ADD', 'PASSKEY_SIGN_IN', 'SECOND_FACTOR'] }).notNull(),
  /** Null until the person is known. */
  agentId: uuid('agent_id').references(() => agents.id),
  /** The challenge that a passkey signs. */
  challenge: text('challenge'),
  tries: integer('tries').notNull().default(0),
  expiresAt: instantColumn('expires_at').notNull(),
});

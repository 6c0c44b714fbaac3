// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const challenges = pgSchema('api').table('challenges', {
  id: uuid('id').notNull(),
  kind: text('kind').$type<'PASSKEY_ADD' | 'PASSKEY_SIGN_IN' | 'SECOND_FACTOR'>().notNull(),
  /** Null until the person is known. */
  agentId: uuid('agent_id'),
  /** The challenge that a passkey signs. */
  challenge: text('challenge'),
  tries: integer('tries').notNull().default(sql``),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

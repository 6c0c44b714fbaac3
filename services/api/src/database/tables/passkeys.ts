// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const passkeys = pgSchema('api').table('passkeys', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  credentialId: text('credential_id').notNull(),
  /** COSE, base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const recoveryCodes = pgSchema('api').table('recovery_codes', {
  agentId: uuid('agent_id').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
});

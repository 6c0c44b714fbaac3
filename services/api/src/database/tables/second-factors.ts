// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const secondFactors = pgSchema('api').table('second_factors', {
  agentId: uuid('agent_id').notNull(),
  /** Encrypted with a key of the service. */
  secret: text('secret').notNull(),
  /** Null until the first code of the app was right. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
  /** The time step of the last code that was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(sql``),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

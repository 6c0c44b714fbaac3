// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, timestamp, uuid } from '../drizzle.ts';

/** The manager who has a request for verification open. */
export const verificationLeases = pgSchema('api').table('verification_leases', {
  agentId: uuid('agent_id').notNull(),
  managerId: uuid('manager_id').notNull(),
  /** The instant from which another manager may take the lease. */
  until: timestamp('until', { withTimezone: true, precision: 3 }).notNull(),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

/** What each check of the chain of the audit found. */
export const auditProofs = pgSchema('api').table('audit_proofs', {
  id: uuid('id').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  managerId: uuid('manager_id'),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  position: bigint('position', { mode: 'number' }),
  hash: text('hash'),
  fault: text('fault').$type<'changed' | 'removed' | 'added' | 'rewritten'>(),
  faultPosition: bigint('fault_position', { mode: 'number' }),
  faultEventId: uuid('fault_event_id'),
});

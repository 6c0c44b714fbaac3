// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

/** Work for later. Every instant is one of the database's clock. */
export const jobs = pgSchema('api').table('jobs', {
  id: uuid('id').notNull(),
  kind: text('kind').notNull(),
  /** The agent for whom it is done; null: the service itself. */
  agentId: uuid('agent_id'),
  /** At most one open job of a kind has this key. */
  key: text('key'),
  payload: jsonb('payload').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().default(sql``),
  runAt: timestamp('run_at', { withTimezone: true, precision: 3 }).notNull().default(sql``),
  /** How often it was begun since its last success. */
  attempts: integer('attempts').notNull().default(sql``),
  /** How often it was claimed. A process with an older number no longer holds it. */
  fence: integer('fence').notNull().default(sql``),
  heldUntil: timestamp('held_until', { withTimezone: true, precision: 3 }),
  /** When it was given up, and why. */
  failedAt: timestamp('failed_at', { withTimezone: true, precision: 3 }),
  fault: text('fault'),
});

// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { BulkRequest, BulkRow, BulkStep } from '../stored-values.ts';
import type { BulkAnswer } from '@pazar/contracts/bulk';
import { integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

/** Bulk actions that a job works on, some rows at a time. */
export const bulkRuns = pgSchema('api').table('bulk_runs', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  entity: text('entity').notNull(),
  action: text('action').notNull(),
  /** The body of an action; null for an undo. */
  bulk: jsonb('bulk'),
  /** The rows of an action, or the steps to undo, in the order of the work. */
  rows: jsonb('rows').$type<BulkRow[]>().notNull(),
  total: integer('total').notNull(),
  /** How many rows were tried. */
  done: integer('done').notNull().default(sql``),
  caller: jsonb('caller').$type<BulkRequest>().notNull(),
  succeeded: jsonb('succeeded').$type<BulkAnswer['succeeded']>().notNull().default(sql``),
  failed: jsonb('failed').$type<BulkAnswer['failed']>().notNull().default(sql``),
  steps: jsonb('steps').$type<BulkStep[]>().notNull().default(sql``),
  undoToken: uuid('undo_token'),
  undoUntil: timestamp('undo_until', { withTimezone: true, precision: 3 }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

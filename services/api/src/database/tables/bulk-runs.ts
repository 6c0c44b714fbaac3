import type { BulkAnswer } from '@pazar/contracts/bulk';
import type { Locale } from '@pazar/contracts/locale';
import { integer, jsonb, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import type { BulkStep } from './bulk-actions.ts';
import { instantColumn } from './instant-column.ts';

/** The request of a bulk action, for the problems of its rows. */
export interface BulkRequest {
  locale: Locale;
  /** The path of the request. */
  instance: string;
  traceId: string;
}

/** Bulk actions that a job works on, some rows at a time. */
export const bulkRuns = apiSchema.table('bulk_runs', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  entity: text('entity', { enum: ['product', 'lot', 'location', 'promotion'] }).notNull(),
  action: text('action').notNull(),
  /** The body of an action; null for an undo. */
  bulk: jsonb('bulk').$type<unknown>(),
  /** The rows of an action, or the steps to undo, in the order of the work. */
  rows: jsonb('rows').$type<(Pick<BulkStep, 'id'> | BulkStep)[]>().notNull(),
  total: integer('total').notNull(),
  /** How many rows were tried. */
  done: integer('done').notNull().default(0),
  caller: jsonb('caller').$type<BulkRequest>().notNull(),
  succeeded: jsonb('succeeded').$type<BulkAnswer['succeeded']>().notNull().default([]),
  failed: jsonb('failed').$type<BulkAnswer['failed']>().notNull().default([]),
  steps: jsonb('steps').$type<BulkStep[]>().notNull().default([]),
  undoToken: uuid('undo_token'),
  undoUntil: instantColumn('undo_until'),
  createdAt: instantColumn('created_at').notNull(),
});

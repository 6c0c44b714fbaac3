// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { ImportJob } from '@pazar/contracts/import';
import { jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const importJobs = pgSchema('api').table('import_jobs', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
  kind: text('kind').notNull(),
  mode: text('mode').$type<'create' | 'upsert'>().notNull(),
  status: text('status').$type<'VALIDATING' | 'READY' | 'APPLYING' | 'APPLIED' | 'UNDOING' | 'UNDONE'>().notNull(),
  format: jsonb('format').$type<ImportJob['format']>().notNull(),
  columns: text('columns').array().notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  undoUntil: timestamp('undo_until', { withTimezone: true, precision: 3 }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

import type { ImportJob } from '@pazar/contracts/import';
import { jsonb, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const importJobs = apiSchema.table('import_jobs', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  kind: text('kind').$type<ImportJob['kind']>().notNull(),
  mode: text('mode').$type<ImportJob['mode']>().notNull(),
  status: text('status').$type<ImportJob['status']>().notNull(),
  format: jsonb('format').$type<ImportJob['format']>().notNull(),
  columns: text('columns').array().notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  undoUntil: instantColumn('undo_until'),
  createdAt: instantColumn('created_at').notNull(),
});

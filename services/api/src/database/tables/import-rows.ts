import type { ImportRowStatus } from '@pazar/contracts/import';
import { integer, jsonb, primaryKey, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { importJobs } from './import-jobs.ts';

/** A fault of a row before it has words. */
export interface RowFault {
  column: string | null;
  code: string;
  params: Record<string, string | number>;
}

export const importRows = apiSchema.table(
  'import_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    status: text('status').$type<ImportRowStatus>().notNull(),
    action: text('action', { enum: ['create', 'update'] }),
    entityId: uuid('entity_id'),
    entityVersion: integer('entity_version'),
    /** The former values of the fields that it changes, and the new ones; null where nothing differs. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    errors: jsonb('errors').$type<RowFault[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);

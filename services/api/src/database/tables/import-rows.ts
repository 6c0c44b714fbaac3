// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { RowFault } from '../stored-values.ts';
import { integer, jsonb, pgSchema, sql, text, uuid } from '../drizzle.ts';

export const importRows = pgSchema('api').table('import_rows', {
  jobId: uuid('job_id').notNull(),
  number: integer('number').notNull(),
  line: integer('line').notNull(),
  cells: jsonb('cells').$type<Record<string, string>>().notNull(),
  status: text('status').$type<'PENDING' | 'VALID' | 'ERROR' | 'APPLIED' | 'UNDONE' | 'KEPT'>().notNull(),
  action: text('action').$type<'create' | 'update'>(),
  entityId: uuid('entity_id'),
  entityVersion: integer('entity_version'),
  before: jsonb('before').$type<Record<string, unknown>>(),
  errors: jsonb('errors').$type<RowFault[]>().notNull().default(sql``),
  after: jsonb('after').$type<Record<string, unknown>>(),
});

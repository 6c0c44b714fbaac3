import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addJob, retryEachMinute, type JobKind } from '../jobs/job-kind.ts';

const importPayloadSchema = z.object({ import: z.uuid() });
export type ImportPayload = z.infer<typeof importPayloadSchema>;

/** The work on the rows of a file, as long as its state asks for some. */
export const importKind: JobKind<ImportPayload> = {
  name: 'import',
  lane: 'rows',
  schema: importPayloadSchema,
  retry: retryEachMinute,
  inOrder: true,
};

/** Adds the job of a file, in the transaction that gives it work to do. */
export function addImportJob(
  transaction: Database,
  { id, agentId }: { id: string; agentId: string },
): Promise<void> {
  return addJob(transaction, importKind, { payload: { import: id }, agentId, key: id });
}

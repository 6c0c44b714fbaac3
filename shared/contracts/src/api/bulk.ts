import * as z from '@pazar/contracts/schema';
import { problemSchema } from './problem.ts';
import { instantSchema, versionSchema } from '../values.ts';

/** The largest number of rows that one bulk action changes. */
export const maxBulkRows = 500;

/** How long a bulk action can be undone, in minutes. */
export const bulkUndoMinutes = 15;

/**
 * The answer of a bulk action. Each row is changed separately: rows that cannot be changed are
 * listed with their problem. `undoToken` is null when nothing was changed, or nothing is left to
 * undo.
 */
export const bulkAnswerSchema = z.object({
  succeeded: z.array(z.object({ id: z.uuid(), version: versionSchema })),
  failed: z.array(z.object({ id: z.uuid(), problem: problemSchema })),
  undoToken: z.nullable(z.uuid()),
  undoUntil: z.nullable(instantSchema),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** Body of an undo. The token works once, until `undoUntil`, for the agent who did the action. */
export const bulkUndoSchema = z.strictObject({ undoToken: z.uuid() });

import * as z from '@pazar/contracts/schema';
import { problemSchema } from './problem.ts';
import { instantSchema, versionSchema } from '../values.ts';

/** The largest number of rows that one bulk action changes. */
export const maxBulkRows = 500;

/** The largest number of rows that one request changes; a job works on more, some at a time. */
export const maxBulkRowsAtOnce = 50;

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

/**
 * A bulk action, or its undo, on more than `maxBulkRowsAtOnce` rows. A job tries `done` of `total` rows so
 * far; `answer` is null until the last one.
 */
export const bulkRunSchema = z.object({
  id: z.uuid(),
  total: z.int().check(z.minimum(1)),
  done: z.int().check(z.minimum(0)),
  answer: z.nullable(bulkAnswerSchema),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

/** Body of an undo. The token works once, until `undoUntil`, for the agent who did the action. */
export const bulkUndoSchema = z.strictObject({ undoToken: z.uuid() });

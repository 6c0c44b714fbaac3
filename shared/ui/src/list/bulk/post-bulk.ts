import {
  bulkAnswerSchema,
  bulkRunSchema,
  type BulkAnswer,
  type BulkRun,
} from '@pazar/contracts/bulk';
import * as z from '@pazar/contracts/schema';
import type { HttpClient } from '@pazar/shell/http';

/** How often the page asks how far a long action is. */
const askEveryMs = 500;

const doneSchema = z.union([bulkRunSchema, bulkAnswerSchema]);

/** Is called with the number of rows that were tried, and of all. */
export type OnProgress = (done: number, total: number | null) => void;

interface BulkCall {
  readonly path: string;
  readonly body: object;
  readonly idempotencyKey: string;
}

/**
 * Starts a bulk action, or its undo, and waits for its end: the API works on many rows in the background.
 *
 * @param runs the path below which long actions are read, `/v1/products/bulk`
 */
export async function postBulk(
  http: HttpClient,
  { path, ...call }: BulkCall,
  { runs, onRun }: { runs: string; onRun: OnProgress },
): Promise<BulkAnswer> {
  const begun = await http.post(path, { ...call, schema: doneSchema });
  if (!('answer' in begun)) return begun;
  let run: BulkRun = begun;
  while (run.answer === null) {
    onRun(run.done, run.total);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    run = await http.get(`${runs}/${run.id}`, { schema: bulkRunSchema });
  }
  return run.answer;
}

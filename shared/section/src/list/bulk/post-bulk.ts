import {
  bulkAnswerSchema,
  bulkRunSchema,
  maxBulkRows,
  type BulkAnswer,
  type BulkRun,
} from '@pazar/contracts/bulk';
import * as z from '@pazar/contracts/schema';
import type { HttpClient } from '@pazar/shell/http';
import { type AttemptKey, createAttemptKey } from '../../record/attempt-key.ts';

/** How often the page asks how far a long action is. */
const askEveryMs = 500;

const doneSchema = z.union([bulkRunSchema, bulkAnswerSchema]);

/** Is called with the number of rows that were tried, and of all when the API alone knows it. */
type OnProgress = (done: number, total: number | null) => void;

interface KeyedBody {
  readonly body: object;
  readonly key: AttemptKey;
}

/** The bulk actions of a kind of record, below `/v1/products/bulk`. */
interface BulkEndpoint {
  readonly http: HttpClient;
  readonly path: string;
}

/** Does some requests one after another, up to the first failure. */
export async function postAll(
  endpoint: BulkEndpoint,
  calls: readonly KeyedBody[],
  onProgress: OnProgress,
): Promise<{ answers: BulkAnswer[]; error: Error | null }> {
  const answers: BulkAnswer[] = [];
  let error: Error | null = null;
  try {
    for (const call of calls) {
      const before = answers.length * maxBulkRows;
      const answer = await postBulk(endpoint, { ...call, path: endpoint.path }, (done, total) =>
        onProgress(before + done, total),
      );
      answers.push({ ...answer, failed: answer.failed.map(withReason) });
      onProgress(answers.length * maxBulkRows, null);
    }
  } catch (cause) {
    error = cause instanceof Error ? cause : new Error(String(cause));
  }
  // Those that were answered keep theirs too: the whole is sent again.
  for (const { key } of calls) key.settle(error ?? undefined);
  return { answers, error };
}

/** Records that are named as the reason. */
const maxNamed = 3;

/** Names the records because of which a row could not be changed. */
function withReason({ id, problem }: BulkAnswer['failed'][number]): BulkAnswer['failed'][number] {
  const labels = (problem.blocking ?? []).flatMap(({ label }) => label ?? []);
  if (labels.length === 0) return { id, problem };
  const named = labels.slice(0, maxNamed).join(', ');
  const rest = labels.length > maxNamed ? ', …' : '';
  return {
    id,
    problem: { ...problem, detail: `${problem.detail ?? problem.title} ${named}${rest}` },
  };
}

/**
 * Undoes what some answers say, the last first. The function may be called again after a failure: what is
 * undone is not undone twice. Null when nothing can be undone.
 */
export function undoOf(
  endpoint: BulkEndpoint,
  answers: readonly BulkAnswer[],
): (() => Promise<void>) | null {
  const tokens = answers.flatMap(({ undoToken }) => undoToken ?? []).toReversed();
  const left = new Map(tokens.map((token) => [token, createAttemptKey()]));
  async function undo(): Promise<void> {
    for (const [undoToken, key] of left) {
      const call = { path: `${endpoint.path}/undo`, body: { undoToken }, key };
      await postBulk(endpoint, call, () => undefined);
      left.delete(undoToken);
    }
  }
  return tokens.length === 0 ? null : undo;
}

/** Starts an action and waits for its end: the API works on many rows in the background. */
async function postBulk(
  { http, path: runs }: BulkEndpoint,
  { path, body, key }: KeyedBody & { path: string },
  onProgress: OnProgress,
): Promise<BulkAnswer> {
  const idempotencyKey = key.keyFor(body);
  const begun = await http.post(path, { body, idempotencyKey, schema: doneSchema });
  if (!('answer' in begun)) return begun;
  let run: BulkRun = begun;
  while (run.answer === null) {
    onProgress(run.done, run.total);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    run = await http.get(`${runs}/${run.id}`, { schema: bulkRunSchema });
  }
  return run.answer;
}

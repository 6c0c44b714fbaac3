import { type BulkAnswer, bulkAnswerSchema } from '@pazar/contracts/bulk';
import { ApiError } from '@pazar/shell/api-error';
import { type Call, sendCall } from './call.ts';
import type { MutationContext } from './use-api-mutation.ts';

/** A bulk action on one row. */
export interface RowAction {
  readonly id: string;
  readonly action: string;
  readonly params?: object;
}

/**
 * Changes one record by a bulk action, because bulk actions can be undone. For `mutationFn`.
 *
 * @param path `/v1/products/bulk`
 * @returns the undo token; rejects with the `ApiError` of the row
 */
export async function runRowAction(
  path: `/v1/${string}`,
  { id, ...action }: RowAction,
  { http, idempotencyKey }: MutationContext,
): Promise<string> {
  const call: Call<BulkAnswer> = {
    method: 'post',
    path,
    schema: bulkAnswerSchema,
    body: { ids: [id], ...action },
  };
  const { failed, undoToken } = await sendCall(http, call, idempotencyKey);
  const [fault] = failed;
  if (fault !== undefined) {
    const { problem } = fault;
    throw new ApiError(problem.title, { kind: 'status', status: problem.status, problem });
  }
  if (undoToken === null) throw new ApiError('Nothing was changed', { kind: 'answer' });
  return undoToken;
}

/** Restores the rows that a bulk action has changed. */
export const undoBulk = (path: `/v1/${string}`, undoToken: string): Call<BulkAnswer> => ({
  method: 'post',
  path: `${path}/undo`,
  schema: bulkAnswerSchema,
  body: { undoToken },
});

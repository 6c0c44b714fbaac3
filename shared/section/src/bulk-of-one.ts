import { type BulkAnswer, bulkAnswerSchema } from '@pazar/contracts/bulk';
import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient } from '@pazar/shell/http';
import { type Call, sendCall } from './call.ts';

/** A bulk action on one row. */
export interface BulkOfOne {
  /** `/v1/products/bulk` */
  readonly path: `/v1/${string}`;
  readonly id: string;
  readonly action: string;
  readonly params: object;
}

/**
 * Changes one record by a bulk action, because bulk actions can be undone.
 *
 * @returns the undo token; rejects with the `ApiError` of the row
 */
export async function bulkOfOne(
  http: HttpClient,
  { path, id, action, params }: BulkOfOne,
  idempotencyKey: string,
): Promise<string> {
  const call: Call<BulkAnswer> = {
    method: 'post',
    path,
    schema: bulkAnswerSchema,
    body: { ids: [id], action, params },
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

/** Gives the rows of a bulk action everything back that they had before. */
export const undoBulk = (path: `/v1/${string}`, undoToken: string): Call<BulkAnswer> => ({
  method: 'post',
  path: `${path}/undo`,
  schema: bulkAnswerSchema,
  body: { undoToken },
});

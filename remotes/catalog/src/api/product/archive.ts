import { type BulkAnswer, bulkAnswerSchema } from '@pazar/contracts/bulk';
import { type Call, sendCall } from '@pazar/section/call';
import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient } from '@pazar/shell/http';

/** A product that is to be archived. */
export interface Archiving {
  readonly id: string;
  /** Also takes away what a running promotion is only for. */
  readonly confirm: boolean;
}

/**
 * Archives a product as a bulk action on one row, because those can be undone.
 *
 * @returns the token that undoes it
 */
export async function archiveProduct(
  http: HttpClient,
  { id, confirm }: Archiving,
  idempotencyKey: string,
): Promise<string> {
  const call: Call<BulkAnswer> = {
    method: 'post',
    path: '/v1/products/bulk',
    schema: bulkAnswerSchema,
    body: { ids: [id], action: 'archive', params: { confirm } },
  };
  const { failed, undoToken } = await sendCall(http, call, idempotencyKey);
  const [fault] = failed;
  if (fault !== undefined) {
    const { problem } = fault;
    throw new ApiError(problem.title, { kind: 'status', status: problem.status, problem });
  }
  if (undoToken === null) throw new ApiError('Nothing was archived', { kind: 'answer' });
  return undoToken;
}

/** Gives a product the state back that it was archived in, published or not. */
export const undoArchive = (undoToken: string): Call<BulkAnswer> => ({
  method: 'post',
  path: '/v1/products/bulk/undo',
  schema: bulkAnswerSchema,
  body: { undoToken },
});

import { type BulkAnswer, bulkAnswerSchema } from '@pazar/contracts/bulk';
import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import { type Call, sendCall } from '@pazar/section/call';
import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient } from '@pazar/shell/http';

/** What is done to one promotion. */
export interface PromotionMove {
  readonly id: string;
  readonly action: PromotionBulkAction;
}

/**
 * Changes the state of one promotion, as an action on many that can be undone.
 *
 * @returns the token that undoes it
 */
export async function movePromotion(
  http: HttpClient,
  { id, action }: PromotionMove,
  idempotencyKey: string,
): Promise<string> {
  const call: Call<BulkAnswer> = {
    method: 'post',
    path: '/v1/promotions/bulk',
    schema: bulkAnswerSchema,
    body: { ids: [id], action },
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

/** Gives a promotion the state back that it had before. */
export const undoMove = (undoToken: string): Call<BulkAnswer> => ({
  method: 'post',
  path: '/v1/promotions/bulk/undo',
  schema: bulkAnswerSchema,
  body: { undoToken },
});

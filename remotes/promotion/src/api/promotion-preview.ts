import { type PromotionPreview, promotionPreviewSchema } from '@pazar/contracts/promotion-preview';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { type ReadQuery, withAnswerBefore } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { promotionResource } from './promotions.ts';

/** Query key prefix of all previews. */
export const previewKey = [...promotionResource.key, 'preview'] as const;

/** What a promotion would do; asked by `POST` because it need not be stored. */
export function promotionPreview(
  http: HttpClient,
  sketch: PromotionSketch,
  id?: string,
): ReadQuery<PromotionPreview> {
  const body = { ...(id !== undefined && { id }), promotion: sketch };
  return withAnswerBefore({
    queryKey: [...previewKey, body],
    queryFn: ({ signal }) =>
      http.post('/v1/promotions/preview', { schema: promotionPreviewSchema, body, signal }),
  });
}

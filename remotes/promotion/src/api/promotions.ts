import { promotionRowPageSchema, type PromotionRow } from '@pazar/contracts/promotion-row';
import {
  type PromotionDetail,
  promotionDetailSchema,
  promotionEffectSchema,
} from '@pazar/contracts/promotion-detail';
import type { PromotionInput, PromotionPatch } from '@pazar/contracts/promotion-input';
import { promotionOverlapsSchema } from '@pazar/contracts/promotion-overlaps';
import type { Call } from '@pazar/section/call';
import { read } from '@pazar/section/read';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Own promotions: how they are read, and every change of one. */
export const promotionResource = resource<{
  summary: PromotionRow;
  detail: PromotionDetail;
  create: PromotionInput;
  patch: PromotionPatch;
}>({
  key: ['promotion', 'promotions'],
  path: '/v1/promotions',
  page: promotionRowPageSchema,
  detail: promotionDetailSchema,
});

/** Makes a draft of a stopped promotion, which replaces it once it is published. */
export const replacePromotion = (id: string): Call<PromotionDetail> => ({
  method: 'post',
  path: `/v1/promotions/${id}/replacement`,
  schema: promotionDetailSchema,
  body: {},
});

/** What a promotion has brought. */
export const promotionEffect = (http: HttpClient, id: string) =>
  read(http, {
    key: [...promotionResource.key, 'effect', id],
    path: `/v1/promotions/${id}/effect`,
    schema: promotionEffectSchema,
  });

/** Published promotions that meet. */
export const promotionOverlaps = (http: HttpClient) =>
  read(http, {
    key: [...promotionResource.key, 'overlaps'],
    path: '/v1/promotions/overlaps',
    schema: promotionOverlapsSchema,
  });

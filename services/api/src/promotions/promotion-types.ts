import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionInput, PromotionPatch } from '@pazar/contracts/promotion-input';

export interface PromotionTypes {
  input: PromotionInput;
  settled: PromotionInput;
  patch: PromotionPatch;
  row: PromotionDetail;
  detail: PromotionDetail;
}

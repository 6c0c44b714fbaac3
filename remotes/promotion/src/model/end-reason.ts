import type { PromotionSummary } from '@pazar/contracts/promotion';

export type EndOfPromotion = Pick<PromotionSummary, 'endedAt' | 'endReason' | 'replacedBy'>;

/** Why a promotion ended, also one that was stopped for another one; null while it has not. */
export function endReasonOf({ endReason, replacedBy }: Omit<EndOfPromotion, 'endedAt'>) {
  return replacedBy === null ? endReason : 'REPLACED';
}

import type { EffectivePromotionStatus, PromotionSummary } from '@pazar/contracts/promotion';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';

export interface PromotionRow {
  promotion: InferSelectModel<typeof promotions>;
  effective: EffectivePromotionStatus;
}

/** A promotion as lists show it. */
export function promotionSummary({ promotion, effective }: PromotionRow): PromotionSummary {
  return {
    id: promotion.id,
    version: promotion.version,
    name: { mk: promotion.nameMk, en: promotion.nameEn },
    rule: promotion.rule,
    currency: promotion.currency,
    trigger: promotion.trigger,
    code: promotion.code,
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
    status: promotion.status,
    effectiveStatus: effective,
    updatedAt: promotion.updatedAt.toISOString(),
  };
}

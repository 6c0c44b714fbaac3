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
    weekly: promotion.weekly,
    status: promotion.status,
    effectiveStatus: effective,
    endedAt: effective === 'ENDED' ? (endOf(promotion)?.toISOString() ?? null) : null,
    updatedAt: promotion.updatedAt.toISOString(),
  };
}

/** Whichever came first: its end, that it was stopped, or that a limit was reached. */
function endOf({ endsAt, status, stoppedAt, exhaustedAt }: PromotionRow['promotion']): Date | null {
  const ends = [endsAt, exhaustedAt, status === 'STOPPED' ? stoppedAt : null];
  const known = ends.filter((end) => end !== null);
  return known.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

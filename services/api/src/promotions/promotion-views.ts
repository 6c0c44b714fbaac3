import type {
  EffectivePromotionStatus,
  PromotionEndReason,
  PromotionSummary,
} from '@pazar/contracts/promotion';
import {
  promotionRowSchema,
  type PromotionRow as ListedPromotion,
} from '@pazar/contracts/promotion-row';
import { nextInstant } from '../clock/first-meeting.ts';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { pickFields } from '../records/declared-fields.ts';
import { quantityText } from '../records/values.ts';
import type { Replacement } from './replacements.ts';

export interface PromotionRow {
  promotion: InferSelectModel<typeof promotions>;
  effective: EffectivePromotionStatus;
  replacement: Replacement | null;
}

/**
 * A promotion as lists show it.
 *
 * @param lowersNow whether some customer pays less because of it at `now`
 */
export function promotionSummary(
  { promotion, effective, replacement }: PromotionRow,
  { now, lowersNow }: { now: Date; lowersNow: boolean },
): ListedPromotion {
  return {
    ...pickFields(promotionRowSchema.shape, promotion),
    name: { mk: promotion.nameMk, en: promotion.nameEn },
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
    effectiveStatus: effective,
    ...endOf({ promotion, effective, replacement }),
    lowersNow,
    nextFrom: nextFrom(promotion, effective, now),
    stock: stockOf(promotion),
    subject: null,
    updatedAt: promotion.updatedAt.toISOString(),
  };
}

function stockOf({ stockLimit, stockUnit: unit, soldQuantity }: PromotionRow['promotion']) {
  if (stockLimit === null || unit === null) return null;
  return { sold: quantityText(soldQuantity), limit: quantityText(stockLimit), unit };
}

/** When and why an ended promotion was over, and what replaced one that was stopped. */
function endOf({
  promotion,
  effective,
  replacement,
}: PromotionRow): Pick<PromotionSummary, 'endedAt' | 'endReason' | 'replacedBy'> {
  const first = effective === 'ENDED' ? firstEnd(promotion) : undefined;
  if (first === undefined) return { endedAt: null, endReason: null, replacedBy: null };
  const { at, reason } = first;
  return {
    endedAt: at.toISOString(),
    endReason: reason,
    replacedBy: reason === 'STOPPED' ? replacement : null,
  };
}

/** What came first of its date, a stop, and a limit. */
function firstEnd({
  endsAt,
  status,
  stoppedAt,
  exhaustedAt,
  stockLimit,
  soldQuantity,
}: PromotionRow['promotion']) {
  const isSold = stockLimit !== null && soldQuantity >= stockLimit;
  const ends: [Date | null, PromotionEndReason][] = [
    [endsAt, 'DATE'],
    [exhaustedAt, isSold ? 'SOLD_OUT' : 'USED_UP'],
    [status === 'STOPPED' ? stoppedAt : null, 'STOPPED'],
  ];
  return ends
    .flatMap(([at, reason]) => (at === null ? [] : [{ at, reason }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
}

/** The next instant at which a scheduled or active promotion holds, when it does not now. */
function nextFrom(
  promotion: PromotionRow['promotion'],
  effective: EffectivePromotionStatus,
  now: Date,
): string | null {
  if (effective !== 'SCHEDULED' && effective !== 'ACTIVE') return null;
  const next = nextInstant(promotion, now);
  return next === null || next <= now ? null : next.toISOString();
}

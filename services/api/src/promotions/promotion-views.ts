import type {
  EffectivePromotionStatus,
  PromotionEndReason,
  PromotionSummary,
} from '@pazar/contracts/promotion';
import { nextInstant } from '../clock/first-meeting.ts';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';

export interface PromotionRow {
  promotion: InferSelectModel<typeof promotions>;
  effective: EffectivePromotionStatus;
}

/**
 * A promotion as lists show it.
 *
 * @param lowersNow whether some customer pays less because of it at `now`
 */
export function promotionSummary(
  { promotion, effective }: PromotionRow,
  { now, lowersNow }: { now: Date; lowersNow: boolean },
): PromotionSummary {
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
    ...endOf(promotion, effective),
    lowersNow,
    nextFrom: nextFrom({ promotion, effective }, now),
    subject: null,
    updatedAt: promotion.updatedAt.toISOString(),
  };
}

/** When and why an ended promotion was over: what came first of its date, a stop, and a limit. */
function endOf(
  promotion: PromotionRow['promotion'],
  effective: EffectivePromotionStatus,
): Pick<PromotionSummary, 'endedAt' | 'endReason'> {
  if (effective !== 'ENDED') return { endedAt: null, endReason: null };
  const { endsAt, status, stoppedAt, exhaustedAt, stockLimit, soldQuantity } = promotion;
  const isSold = stockLimit !== null && soldQuantity >= stockLimit;
  const ends: [Date | null, PromotionEndReason][] = [
    [endsAt, 'DATE'],
    [exhaustedAt, isSold ? 'SOLD_OUT' : 'USED_UP'],
    [status === 'STOPPED' ? stoppedAt : null, 'STOPPED'],
  ];
  const [first] = ends
    .flatMap(([at, reason]) => (at === null ? [] : [{ at, reason }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { endedAt: first?.at.toISOString() ?? null, endReason: first?.reason ?? null };
}

/** The next instant at which a scheduled or active promotion holds, when it does not now. */
function nextFrom({ promotion, effective }: PromotionRow, now: Date): string | null {
  if (effective !== 'SCHEDULED' && effective !== 'ACTIVE') return null;
  const next = nextInstant(promotion, now);
  return next === null || next <= now ? null : next.toISOString();
}

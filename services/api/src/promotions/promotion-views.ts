import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { EffectivePromotionStatus, PromotionSummary } from '@pazar/contracts/promotion';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';
import type { PromotionLinks } from './promotion-links.ts';
import { quantityText } from '../records/quantity-text.ts';

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

/** What may still be changed of a promotion that customers have seen. */
const changeableWhileActive: readonly string[] = ['name', 'note', 'endsAt', 'usageLimit'];
const fields = [
  'rule',
  'currency',
  'trigger',
  'code',
  'target',
  'locationIds',
  'conditions',
  'startsAt',
  'weekly',
  'priority',
  ...changeableWhileActive,
];

/** Fields that can no longer be changed: what customers were told holds until the end. */
function frozenFields(
  { startsAt, status }: Pick<PromotionRow['promotion'], 'startsAt' | 'status'>,
  { effective, now }: { effective: EffectivePromotionStatus; now: Date },
): string[] {
  if (effective === 'ENDED' || effective === 'ARCHIVED') return fields;
  const hasStarted = status !== 'DRAFT' && startsAt !== null && startsAt <= now;
  return hasStarted ? fields.filter((field) => !changeableWhileActive.includes(field)) : [];
}

/** A promotion with all its fields. */
export function promotionDetail(
  row: PromotionRow,
  links: PromotionLinks,
  now: Date,
): PromotionDetail {
  const { promotion, effective } = row;
  return {
    ...promotionSummary(row),
    note: promotion.note,
    target: links.target,
    locationIds: links.locationIds,
    conditions: {
      minQuantity: promotion.minQuantity === null ? null : quantityText(promotion.minQuantity),
      minAmountMinor: promotion.minAmountMinor,
    },
    usageLimit: promotion.usageLimit,
    weekly: promotion.weekly,
    priority: promotion.priority,
    frozen: frozenFields(promotion, { effective, now }),
    createdAt: promotion.createdAt.toISOString(),
  };
}

import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { EffectivePromotionStatus } from '@pazar/contracts/promotion';
import { promotionFields } from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { pickFields } from '../records/declared-fields.ts';
import { quantityOrNull, quantityText } from '../records/values.ts';
import { linkColumns, targetOf, type PromotionLinks } from '../pricing/promotion-links.ts';
import { readLowering } from '../pricing/lowering-promotions.ts';
import { lackingOf } from './publish-promotion.ts';
import { effectiveStatus } from '../pricing/promotion-status.ts';
import { promotionSummary, type PromotionRow } from './promotion-views.ts';
import { replacement } from './replacements.ts';

/**
 * One promotion of an agent with all its fields, and whether it lowers prices now; undefined for any
 * other.
 */
export async function readPromotion(
  context: AgentContext,
  id: string,
): Promise<PromotionDetail | undefined> {
  const detail = await readPromotionRow(context, id);
  if (detail?.effectiveStatus !== 'ACTIVE') return detail;
  const { transaction, agentId, now } = context;
  const lowering = await readLowering(transaction, { agentId, now, ids: [id] });
  return { ...detail, lowersNow: lowering.has(id) };
}

/** The same without its effect, which no change of it needs. */
export async function readPromotionRow(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<PromotionDetail | undefined> {
  const [row] = await transaction
    .select({ promotion: promotions, effective: effectiveStatus(now), ...linkColumns, replacement })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)));
  if (row === undefined) return undefined;
  const { locationIds, ...named } = row;
  const target = targetOf({ ...named, targetType: row.promotion.targetType });
  const detail = promotionDetail(row, { target, locationIds }, now);
  if (!publishable.includes(row.effective)) return detail;
  return {
    ...detail,
    publishRequirements: await lackingOf({ transaction, agentId, now }, detail),
  };
}

/** The states that can be published. */
const publishable: readonly EffectivePromotionStatus[] = ['DRAFT', 'PAUSED'];

/** Fields of a promotion that may change after customers have seen it. */
const changeableWhileActive: readonly string[] = [
  'name',
  ...Object.keys(promotionTexts),
  'endsAt',
  'usageLimit',
  'stockLimit',
];
const fields = [
  ...Object.keys(promotionFields).filter((field) => !changeableWhileActive.includes(field)),
  ...changeableWhileActive,
];

/** Fields that can no longer be changed: the offer that customers saw is kept until the end. */
function frozenFields(
  { startsAt, status }: Pick<PromotionRow['promotion'], 'startsAt' | 'status'>,
  { effective, now }: { effective: EffectivePromotionStatus; now: Date },
): string[] {
  if (effective === 'ENDED' || effective === 'ARCHIVED') return fields;
  const hasStarted = status !== 'DRAFT' && startsAt !== null && startsAt <= now;
  return hasStarted ? fields.filter((field) => !changeableWhileActive.includes(field)) : [];
}

/** A promotion with all its fields. */
function promotionDetail(row: PromotionRow, links: PromotionLinks, now: Date): PromotionDetail {
  const { promotion, effective } = row;
  return {
    ...pickFields(promotionFields, promotion),
    ...promotionSummary(row, { now, lowersNow: false }),
    target: links.target,
    locationIds: links.locationIds,
    conditions: {
      minQuantity: quantityOrNull(promotion.minQuantity),
      minAmountMinor: promotion.minAmountMinor,
    },
    stockLimit:
      promotion.stockLimit === null || promotion.stockUnit === null
        ? null
        : { quantity: quantityText(promotion.stockLimit), unit: promotion.stockUnit },
    uses: promotion.uses,
    soldQuantity: promotion.stockLimit === null ? null : quantityText(promotion.soldQuantity),
    frozen: frozenFields(promotion, { effective, now }),
    publishRequirements: [],
    createdAt: promotion.createdAt.toISOString(),
  };
}

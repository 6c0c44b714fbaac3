import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { EffectivePromotionStatus, PromotionStatus } from '@pazar/contracts/promotion';
import { eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import {
  lockPromotion,
  readOwnPromotion,
  recordPromotionChange,
  type PromotionContext,
  type PromotionTarget,
} from './promotion-context.ts';
import { requirePublishable } from './publish-promotion.ts';

export type PromotionTransition = 'publish' | 'pause' | 'resume' | 'stop' | 'archive';

/** From what it is now, each transition leads to what is stored then. */
const transitions: Record<
  PromotionTransition,
  { from: EffectivePromotionStatus[]; to: PromotionStatus }
> = {
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  pause: { from: ['SCHEDULED', 'ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'PUBLISHED' },
  stop: { from: ['SCHEDULED', 'ACTIVE', 'PAUSED'], to: 'STOPPED' },
  archive: { from: ['DRAFT', 'ENDED'], to: 'ARCHIVED' },
};

/**
 * Takes a promotion from one state to another. 404, 412; 409 `invalid-transition`; publishing also
 * 422 `publish-requirements`.
 */
export async function movePromotion(
  context: PromotionContext,
  target: PromotionTarget,
  transition: PromotionTransition,
): Promise<PromotionDetail> {
  const current = await lockPromotion(context, target);
  const { from, to } = transitions[transition];
  if (!from.includes(current.effectiveStatus)) {
    throw new Refusal('invalid-transition', { extensions: { state: current.effectiveStatus } });
  }
  if (to === 'PUBLISHED') await requirePublishable(context, current);
  const { transaction, agentId, now } = context;
  await transaction
    .update(promotions)
    .set({
      status: to,
      version: current.version + 1,
      updatedBy: agentId,
      updatedAt: now,
      ...(transition === 'publish' && { publishedAt: now }),
      ...(transition === 'stop' && { stoppedAt: now }),
    })
    .where(eq(promotions.id, current.id));
  const promotion = await readOwnPromotion(context, current.id);
  await recordPromotionChange(context, promotion, {
    action: `promotion.${transition}`,
    before: { status: current.status },
    after: { status: to },
  });
  return promotion;
}

import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import {
  promotionInputSchema,
  type PromotionInput,
  type PromotionPatch,
} from '@pazar/contracts/promotion-input';
import { newId } from '../records/new-id.ts';
import { changedFields } from '../records/record-audit.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';
import { writePromotionLinks } from './promotion-links.ts';
import { mergePatch } from '../records/merge-patch.ts';
import { promotionColumns, promotionInputOf } from './promotion-columns.ts';
import {
  lockPromotion,
  readOwnPromotion,
  recordPromotionChange,
  type PromotionContext,
  type PromotionTarget,
} from './promotion-context.ts';
import { requireValidReferences } from './promotion-faults.ts';
import { requirePublishable } from './publish-promotion.ts';

/** Enters a promotion as a draft. 422 `validation`; 409 `duplicate` (code). */
export async function createPromotion(
  context: PromotionContext,
  input: PromotionInput,
): Promise<PromotionDetail> {
  await requireValidReferences(context, input);
  const { transaction, agentId, now } = context;
  const id = newId(now);
  await transaction.insert(promotions).values({
    ...promotionColumns(input),
    id,
    agentId,
    status: 'DRAFT',
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: now,
    updatedAt: now,
  });
  await writePromotionLinks(transaction, id, input);
  const promotion = await readOwnPromotion(context, id);
  await recordPromotionChange(context, promotion, {
    action: 'promotion.create',
    after: { ...promotionInputOf(promotion) },
  });
  return promotion;
}

/**
 * Changes the fields that a merge patch names. 404, 412, 422; a field that is frozen since the
 * promotion started is 422 `locked`; one that is published must stay fit to be.
 */
export async function patchPromotion(
  context: PromotionContext,
  target: PromotionTarget,
  patch: PromotionPatch,
): Promise<PromotionDetail> {
  const current = await lockPromotion(context, target);
  const was = promotionInputOf(current);
  const merged = promotionInputSchema.safeParse(mergePatch(was, patch), { reportInput: true });
  if (!merged.success) {
    throw new Refusal('validation', { errors: fieldFaults(merged.error.issues) });
  }
  const changes = changedFields({ ...was }, { ...merged.data });
  const names = Object.keys(changes.after);
  if (names.length === 0) return current;
  refuseFrozen(current, names);
  await requireValidReferences(context, merged.data);

  const { transaction, agentId, now } = context;
  await transaction
    .update(promotions)
    .set({
      ...promotionColumns(merged.data),
      version: current.version + 1,
      updatedBy: agentId,
      updatedAt: now,
    })
    .where(eq(promotions.id, current.id));
  await writePromotionLinks(transaction, current.id, merged.data);
  const promotion = await readOwnPromotion(context, current.id);
  if (promotion.status === 'PUBLISHED' && names.some((name) => name !== 'note')) {
    await requirePublishable(context, promotion);
  }
  await recordPromotionChange(context, promotion, { action: 'promotion.update', ...changes });
  return promotion;
}

function refuseFrozen({ frozen }: PromotionDetail, names: readonly string[]): void {
  const errors = names.flatMap((name): FieldFault[] =>
    frozen.includes(name) ? [{ pointer: `/${name}`, code: 'locked' }] : [],
  );
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

/** Enters a copy as a draft, without its dates and its code. 404. */
export async function duplicatePromotion(
  context: PromotionContext,
  id: string,
): Promise<PromotionDetail> {
  const original = promotionInputOf(await readOwnPromotion(context, id));
  return createPromotion(context, { ...original, code: null, startsAt: null, endsAt: null });
}

/** Deletes a draft that was never published. 404, 412; 409 `invalid-transition`. */
export async function deletePromotion(
  context: PromotionContext,
  target: PromotionTarget,
): Promise<void> {
  const current = await lockPromotion(context, target);
  const deleted = await context.transaction
    .delete(promotions)
    .where(and(eq(promotions.id, current.id), inArray(promotions.status, ['DRAFT'])))
    .returning({ publishedAt: promotions.publishedAt });
  if (deleted.length === 0 || deleted[0]?.publishedAt !== null) {
    throw new Refusal('invalid-transition', { extensions: { state: current.effectiveStatus } });
  }
  await recordPromotionChange(
    context,
    { ...current, version: current.version + 1 },
    { action: 'promotion.delete' },
  );
}

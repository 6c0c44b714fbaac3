import { isTextOf } from '@pazar/contracts/declared-text';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { categories } from '../database/tables/categories.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { changedFields } from '../records/audit.ts';
import type { Proposed } from '../records/own-record.ts';
import { findLocations, unknownFaults } from '../records/own-references.ts';
import type { PromotionTypes } from './promotion-types.ts';
import { requireDates, requirePublishable } from './publish-promotion.ts';

/**
 * Rejects an invalid promotion: `validation` for references that are not the agent's own, and for a
 * field that is frozen since it started. A published one must stay publishable.
 */
export async function settlePromotion(
  context: AgentContext,
  { input, was, row }: Proposed<PromotionTypes>,
): Promise<PromotionInput> {
  const names = was === null ? [] : Object.keys(changedFields({ ...was }, { ...input }).after);
  if (was !== null && names.length === 0) return input;
  if (row !== null) refuseFrozen(row, names);
  await requireValidReferences(context, input);
  if (row?.status === 'PUBLISHED' && names.some((name) => !isTextOf(promotionTexts, name))) {
    // A running promotion may continue for a product that has become cheaper: it has no effect
    // there.
    if (row.frozen.length > 0) requireDates(input, context.now);
    else await requirePublishable(context, input);
  }
  return input;
}

function refuseFrozen({ frozen }: PromotionDetail, names: readonly string[]): void {
  const errors = names.flatMap((name): FieldFault[] =>
    frozen.includes(name) ? [{ pointer: `/${name}`, code: 'locked' }] : [],
  );
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

/** `validation` for targets and locations that do not exist or are not the agent's own. */
export async function requireValidReferences(
  context: AgentContext,
  { target, locationIds }: Pick<PromotionInput, 'target' | 'locationIds'>,
): Promise<void> {
  const { transaction, agentId } = context;
  const locations = await findLocations(transaction, { agentId, ids: locationIds });
  const errors = [
    ...(await targetFaults(context, target)),
    ...unknownFaults(locationIds, '/locationIds', (id) => locations.has(id)),
  ];
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

async function targetFaults(
  { transaction, agentId }: AgentContext,
  target: PromotionInput['target'],
): Promise<FieldFault[]> {
  if (target.type === 'CATEGORIES') {
    const rows = await transaction
      .select({ id: categories.id })
      .from(categories)
      .where(inArray(categories.id, target.categoryIds));
    const known = new Set(rows.map(({ id }) => id));
    return unknownFaults(target.categoryIds, '/target/categoryIds', (id) => known.has(id));
  }
  if (target.type === 'PRODUCTS') {
    const rows = await transaction
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.agentId, agentId), inArray(products.id, target.productIds)));
    const known = new Set(rows.map(({ id }) => id));
    return unknownFaults(target.productIds, '/target/productIds', (id) => known.has(id));
  }
  if (target.type === 'PACKS') {
    const rows = await transaction
      .select({ id: packs.id })
      .from(packs)
      .innerJoin(products, eq(products.id, packs.productId))
      .where(and(eq(products.agentId, agentId), inArray(packs.id, target.packIds)));
    const known = new Set(rows.map(({ id }) => id));
    return unknownFaults(target.packIds, '/target/packIds', (id) => known.has(id));
  }
  return [];
}

import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { and, eq, inArray } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { categories } from '../database/tables/reference.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { findLocations, unknownFaults } from '../records/own-references.ts';
import type { PromotionContext } from './promotion-context.ts';

/** 422 `validation` for targets and places that are not there or not the agent's own. */
export async function requireValidReferences(
  context: PromotionContext,
  { target, locationIds }: Pick<PromotionInput, 'target' | 'locationIds'>,
): Promise<void> {
  const places = await findLocations(context.transaction, {
    agentId: context.agentId,
    ids: locationIds,
  });
  const errors = [
    ...(await targetFaults(context, target)),
    ...unknownFaults(locationIds, '/locationIds', (id) => places.has(id)),
  ];
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

async function targetFaults(
  { transaction, agentId }: PromotionContext,
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
  return [];
}

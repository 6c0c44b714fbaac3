import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Database } from '../../database/database.ts';
import { inArray } from '../../database/drizzle.ts';
import { categories } from '../../database/tables/reference.ts';

/** A product as far as it matters which promotions are for it. */
export interface PromotedProduct {
  id: string;
  categoryId: string | null;
}

/** Whether a promotion is for a product. Categories must be given with those below them. */
export function isFor(target: PromotionTarget, { id, categoryId }: PromotedProduct): boolean {
  switch (target.type) {
    case 'ALL':
      return true;
    case 'PRODUCTS':
      return target.productIds.includes(id);
    case 'CATEGORIES':
      return categoryId !== null && target.categoryIds.includes(categoryId);
    default:
      return target satisfies never;
  }
}

/** Targets with the categories below those that they name: a category stands for them too. */
export async function withSubcategories<Target extends PromotionTarget>(
  database: Database,
  targets: readonly Target[],
): Promise<Target[]> {
  const named = targets.flatMap((target) =>
    target.type === 'CATEGORIES' ? target.categoryIds : [],
  );
  if (named.length === 0) return [...targets];
  const below = await database
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(inArray(categories.parentId, named));
  return targets.map((target) => {
    if (target.type !== 'CATEGORIES') return target;
    const children = below
      .filter(({ parentId }) => parentId !== null && target.categoryIds.includes(parentId))
      .map(({ id }) => id);
    return { ...target, categoryIds: [...target.categoryIds, ...children] };
  });
}

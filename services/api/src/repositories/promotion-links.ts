import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  promotionCategories,
  promotionLocations,
  promotionProducts,
} from '../database/tables/promotion-targets.ts';
import type { promotions } from '../database/tables/promotions.ts';

type TargetedRow = Pick<typeof promotions.$inferSelect, 'id' | 'targetType'>;

/** What promotions are for and where, by their ids. */
export interface PromotionLinks {
  target: PromotionTarget;
  locationIds: string[];
}

/** Reads the targets and places of several promotions at once. */
export async function readPromotionLinks(
  database: Database,
  rows: readonly TargetedRow[],
): Promise<Map<string, PromotionLinks>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const products = await database
    .select()
    .from(promotionProducts)
    .where(inArray(promotionProducts.promotionId, ids))
    .orderBy(asc(promotionProducts.productId));
  const categories = await database
    .select()
    .from(promotionCategories)
    .where(inArray(promotionCategories.promotionId, ids))
    .orderBy(asc(promotionCategories.categoryId));
  const places = await database
    .select()
    .from(promotionLocations)
    .where(inArray(promotionLocations.promotionId, ids))
    .orderBy(asc(promotionLocations.locationId));

  const targetOf = ({ id, targetType }: TargetedRow): PromotionTarget => {
    const isOf = (row: { promotionId: string }) => row.promotionId === id;
    if (targetType === 'PRODUCTS') {
      return { type: 'PRODUCTS', productIds: products.filter(isOf).map((row) => row.productId) };
    }
    if (targetType === 'CATEGORIES') {
      const categoryIds = categories.filter(isOf).map((row) => row.categoryId);
      return { type: 'CATEGORIES', categoryIds };
    }
    return { type: 'ALL' };
  };
  return new Map(
    rows.map((row) => {
      const locationIds = places
        .filter((place) => place.promotionId === row.id)
        .map((place) => place.locationId);
      return [row.id, { target: targetOf(row), locationIds }];
    }),
  );
}

/** Replaces what a promotion is for and where it holds. */
export async function writePromotionLinks(
  database: Database,
  promotionId: string,
  { target, locationIds }: PromotionLinks,
): Promise<void> {
  await database.delete(promotionProducts).where(eq(promotionProducts.promotionId, promotionId));
  await database
    .delete(promotionCategories)
    .where(eq(promotionCategories.promotionId, promotionId));
  await database.delete(promotionLocations).where(eq(promotionLocations.promotionId, promotionId));
  if (target.type === 'PRODUCTS' && target.productIds.length > 0) {
    const rows = target.productIds.map((productId) => ({ promotionId, productId }));
    await database.insert(promotionProducts).values(rows);
  }
  if (target.type === 'CATEGORIES' && target.categoryIds.length > 0) {
    const rows = target.categoryIds.map((categoryId) => ({ promotionId, categoryId }));
    await database.insert(promotionCategories).values(rows);
  }
  if (locationIds.length > 0) {
    const rows = locationIds.map((locationId) => ({ promotionId, locationId }));
    await database.insert(promotionLocations).values(rows);
  }
}

import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Database } from '../database/database.ts';
import { eq, inArray, type PgColumn, sql, type SQL } from '../database/drizzle.ts';
import { promotionCategories } from '../database/tables/promotion-categories.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotionPacks } from '../database/tables/promotion-packs.ts';
import { promotionProducts } from '../database/tables/promotion-products.ts';
import { readySql } from '../database/ready-sql.ts';
import { promotions } from '../database/tables/promotions.ts';
import { categories } from '../database/tables/categories.ts';

export interface PromotionLinks {
  target: PromotionTarget;
  locationIds: string[];
}

/** Reads the targets and locations of several promotions in one query. */
export async function readPromotionLinks(
  database: Database,
  rows: readonly { id: string }[],
): Promise<Map<string, PromotionLinks>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: promotions.id, targetType: promotions.targetType, ...linkColumns })
    .from(promotions)
    .where(inArray(promotions.id, ids));
  return new Map(
    found.map(({ id, locationIds, ...named }) => [id, { target: targetOf(named), locationIds }]),
  );
}

/**
 * The values of a link table's column for a promotion, in order; the outer query omits table names.
 */
function linked(column: PgColumn): SQL<string[]> {
  const name = sql.identifier(column.name);
  return readySql(sql<string[]>`array(select cast(link.${name} as text) from ${column.table} as link
    where link.promotion_id = promotions.id order by link.${name})`);
}

/** The links of a promotion as columns of a select from `promotions`. */
export const linkColumns = {
  productIds: linked(promotionProducts.productId),
  packIds: linked(promotionPacks.packId),
  categoryIds: linked(promotionCategories.categoryId),
  locationIds: linked(promotionLocations.locationId),
};

/** The categories below those of a promotion, in the same way. */
export const subcategoryIds = readySql(sql<string[]>`array(select cast(below.id as text)
  from ${promotionCategories} as link join ${categories} as below on below.parent_id = link.category_id
  where link.promotion_id = promotions.id order by below.id)`);

interface Named {
  targetType: PromotionTarget['type'];
  productIds: string[];
  packIds: string[];
  categoryIds: string[];
}

/** The target of a promotion from its links. */
export function targetOf({ targetType, productIds, packIds, categoryIds }: Named): PromotionTarget {
  switch (targetType) {
    case 'PRODUCTS':
      return { type: 'PRODUCTS', productIds };
    case 'PACKS':
      return { type: 'PACKS', packIds };
    case 'CATEGORIES':
      return { type: 'CATEGORIES', categoryIds };
    case 'ALL':
      return { type: 'ALL' };
    default:
      return targetType satisfies never;
  }
}

export async function writePromotionLinks(
  database: Database,
  promotionId: string,
  { target, locationIds }: PromotionLinks,
): Promise<void> {
  await database.delete(promotionProducts).where(eq(promotionProducts.promotionId, promotionId));
  await database
    .delete(promotionCategories)
    .where(eq(promotionCategories.promotionId, promotionId));
  await database.delete(promotionPacks).where(eq(promotionPacks.promotionId, promotionId));
  await database.delete(promotionLocations).where(eq(promotionLocations.promotionId, promotionId));
  if (target.type === 'PRODUCTS' && target.productIds.length > 0) {
    const rows = target.productIds.map((productId) => ({ promotionId, productId }));
    await database.insert(promotionProducts).values(rows);
  }
  if (target.type === 'PACKS' && target.packIds.length > 0) {
    const rows = target.packIds.map((packId) => ({ promotionId, packId }));
    await database.insert(promotionPacks).values(rows);
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

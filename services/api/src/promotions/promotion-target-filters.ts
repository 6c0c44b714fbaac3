import { sql, type SQL } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { promotionCategories } from '../database/tables/promotion-categories.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotionPacks } from '../database/tables/promotion-packs.ts';
import { promotionProducts } from '../database/tables/promotion-products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { categories } from '../database/tables/categories.ts';

// Links are named in full: the outer query of a list leaves the names of tables out.
const ofPromotion = sql`link.promotion_id = promotions.id`;

/** Promotions that apply to a product, by any kind of target. */
export function isForProduct(productId: string): SQL {
  return sql`(
    ${promotions.targetType} = 'ALL'
    or exists (select from ${promotionProducts} link
      where ${ofPromotion} and link.product_id = ${productId})
    or exists (select from ${promotionPacks} link join ${packs} pack on pack.id = link.pack_id
      where ${ofPromotion} and pack.product_id = ${productId})
    or exists (select from ${promotionCategories} link
      join ${products} product on product.id = ${productId}
      join ${categories} category on category.id = product.category_id
      where ${ofPromotion} and link.category_id in (category.id, category.parent_id)))`;
}

/** Promotions that target a category, the one above it or one below it. */
export function isForCategory(categoryId: string): SQL {
  return sql`exists (select from ${promotionCategories} link
    join ${categories} named on named.id = link.category_id
    join ${categories} category on category.id = ${categoryId}
    where ${ofPromotion}
      and (named.id in (category.id, category.parent_id) or named.parent_id = category.id))`;
}

/** Promotions that apply at a location: those that name it, and those that apply everywhere. */
export function holdsAt(locationId: string): SQL {
  return sql`(
    exists (select from ${promotionLocations} link
      where ${ofPromotion} and link.location_id = ${locationId})
    or not exists (select from ${promotionLocations} link where ${ofPromotion}))`;
}

import { describeImage } from '@pazar/contracts/image';
import type { LocalizedText } from '@pazar/contracts/locale';
import type { PromotionSubject } from '@pazar/contracts/promotion';
import { sql } from '../database/drizzle.ts';
import { readySql } from '../database/ready-sql.ts';
import { images } from '../database/tables/images.ts';
import { locations } from '../database/tables/locations.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { products } from '../database/tables/products.ts';
import { promotionCategories } from '../database/tables/promotion-categories.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotionPacks } from '../database/tables/promotion-packs.ts';
import { promotionProducts } from '../database/tables/promotion-products.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { categories } from '../database/tables/categories.ts';

/** What a promotion is for, by name: the first of them, and how many there are. */
interface Named {
  names: LocalizedText[];
  total: number;
  image: Parameters<typeof describeImage>[0] | null;
}

const ofPromotion = sql`link.promotion_id = promotions.id`;

/** A product's first picture. */
const cover = sql`(select json_build_object('id', image.id, 'width', image.width, 'height', image.height)
  from ${productImages} picture join ${images} image on image.id = picture.image_id
  where picture.product_id = product.id order by picture.position limit 1)`;

/** Names that fit into a row. */
const shown = sql.raw('2');

const targets = readySql(sql<Named>`(select json_build_object(
    'names', coalesce(json_agg(json_build_object('mk', named.mk, 'en', named.en)), '[]'),
    'total', coalesce(max(named.total), 0),
    'image', (array_agg(named.image) filter (where named.image is not null))[1])
  from ((select product.name_mk as mk, product.name_en as en, count(*) over () as total, ${cover} as image
      from ${products} product where product.id in (
        select link.product_id from ${promotionProducts} link where ${ofPromotion}
        union select pack.product_id from ${promotionPacks} link
          join ${packs} pack on pack.id = link.pack_id where ${ofPromotion})
      order by product.name_sort_mk, product.id limit ${shown})
    union all (select category.name_mk, category.name_en, count(*) over (), null
      from ${promotionCategories} link join ${categories} category on category.id = link.category_id
      where ${ofPromotion} order by category.position, category.id limit ${shown})) named)`);

const places = readySql(sql<string[]>`array(select place.name from ${promotionLocations} link
  join ${locations} place on place.id = link.location_id
  where ${ofPromotion} order by place.name_sort_mk, place.id limit ${shown})`);

/** What a promotion is for and where it holds, as columns of a select from `promotions`. */
export const subjectColumns = { targets, places };

/** In place of the columns, for rows that nobody reads. */
export const noSubject = {
  targets: sql<Named>`null::json`,
  places: sql<string[]>`array[]::text[]`,
};

interface SubjectRow {
  promotion: Pick<typeof promotions.$inferSelect, 'targetType'>;
  targets: Named;
  places: string[];
  locationIds: string[];
}

/** What lists say that a promotion is for. */
export function subjectOf({
  promotion,
  targets: { names, total, image },
  places: placeNames,
  locationIds,
}: SubjectRow): PromotionSubject {
  return {
    type: promotion.targetType,
    names,
    total,
    cover: image === null ? null : { ...describeImage(image), alt: null },
    places: placeNames,
    placesTotal: locationIds.length,
  };
}

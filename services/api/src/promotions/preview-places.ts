import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import type { PromotionPreview, UnaffectedProduct } from '@pazar/contracts/promotion-preview';
import type { Database } from '../database/database.ts';
import { asc, inArray } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { isSoldAtOne } from '../pricing/paid-price.ts';
import { placeIdsOf } from '../pricing/product-places.ts';
import type { AffectedProduct } from './affected-products.ts';

/** The places of a promotion, and how many of some products each sells. */
export async function readPlaces(
  database: Database,
  { locationIds }: Pick<PromotionSketch, 'locationIds'>,
  products: readonly AffectedProduct[],
): Promise<PromotionPreview['places']> {
  if (locationIds.length === 0) return [];
  const rows = await database
    .select({ id: locations.id, name: locations.name, status: locations.status })
    .from(locations)
    .where(inArray(locations.id, locationIds))
    .orderBy(asc(locations.nameSortMk), asc(locations.id));
  return rows.map(({ id, name, status }) => ({
    id,
    name,
    isArchived: status === 'ARCHIVED',
    products: products.filter((product) => placeIdsOf(product).has(id)).length,
  }));
}

/** The products among all that a promotion names for which it does nothing, and why. */
export function unaffectedOf(
  { currency, locationIds }: Pick<PromotionSketch, 'currency' | 'locationIds'>,
  products: readonly AffectedProduct[],
): UnaffectedProduct[] {
  return products.flatMap((product): UnaffectedProduct[] => {
    const reason = reasonOf(product, { currency, locationIds });
    if (reason === null) return [];
    const name = { mk: product.nameMk, en: product.nameEn };
    return [{ id: product.id, name, reason, currency: product.currency }];
  });
}

function reasonOf(
  product: AffectedProduct,
  { currency, locationIds }: Pick<PromotionSketch, 'currency' | 'locationIds'>,
): UnaffectedProduct['reason'] | null {
  if (product.currency !== currency) return 'CURRENCY';
  if (isSoldAtOne(locationIds, placeIdsOf(product))) return null;
  return product.places.some(({ id }) => locationIds.includes(id)) ? 'ARCHIVED' : 'NOT_SOLD_THERE';
}

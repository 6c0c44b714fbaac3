import { sql } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { locations } from '../database/tables/locations.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { products } from '../database/tables/products.ts';

/** A place that sells a product, or did before it was archived. */
export type ProductPlace = Pick<typeof locations.$inferSelect, 'id' | 'status'>;

/** The places of a product, archived ones too, as a column of a select from `products`. */
export const placesOfProduct = relatedRows(
  { id: locations.id, status: locations.status },
  {
    from: sql`from ${productLocations} join ${locations} on ${locations.id} = ${productLocations.locationId}
      where ${productLocations.productId} = ${products.id}`,
    orderBy: locations.id,
  },
);

/** The places that sell a product now: archived ones do not. */
export function placeIdsOf({ places }: { places: readonly ProductPlace[] }): ReadonlySet<string> {
  return new Set(places.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
}

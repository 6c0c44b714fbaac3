import type { Currency } from '@pazar/contracts/money';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Database } from '../database/database.ts';
import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import type { PackAtPlaces } from '../pricing/paid-price.ts';
import { placeIdsOf, placesOfProduct, type ProductPlace } from '../pricing/product-places.ts';
import { isForPack } from '../pricing/running-promotions.ts';

/** A product with its active packs, and the places where it is sold. */
export type AffectedProduct = typeof products.$inferSelect & {
  packs: (typeof packs.$inferSelect)[];
  /** Archived ones too. */
  places: ProductPlace[];
};

/** An agent's products that a promotion is for. */
export interface Affected {
  agentId: string;
  /** Null: those of other currencies too. */
  currency: Currency | null;
  /** With the categories below those that it names. */
  target: PromotionTarget;
}

const packsOfProduct = relatedRows(getTableColumns(packs), {
  from: sql`from ${packs} where ${packs.productId} = ${products.id} and ${packs.active}`,
  orderBy: packs.position,
});

/** The products that a promotion applies to, by name, without archived ones, with their active packs. */
export async function affectedProducts(
  database: Database,
  { agentId, currency, target }: Affected,
): Promise<AffectedProduct[]> {
  const rows = await database
    .select({ product: products, packs: packsOfProduct, places: placesOfProduct })
    .from(products)
    .where(
      and(
        eq(products.agentId, agentId),
        currency === null ? undefined : eq(products.currency, currency),
        ne(products.status, 'ARCHIVED'),
        conditionOf(target),
      ),
    )
    .orderBy(asc(products.nameSortMk), asc(products.id));
  return rows.map(({ product, ...parts }) => ({ ...product, ...parts }));
}

/** The packs of a product that a promotion is for. */
export function packsOf({ packs: all }: Pick<AffectedProduct, 'packs'>, target: PromotionTarget) {
  return all.filter(({ id }) => isForPack(target, id));
}

/** A pack of a product with the places that sell it now. */
export function packAtPlaces(
  product: AffectedProduct,
  pack: AffectedProduct['packs'][number],
): PackAtPlaces {
  return { product: { ...product, placeIds: placeIdsOf(product) }, pack };
}

function conditionOf(target: PromotionTarget): SQL | undefined {
  if (target.type === 'CATEGORIES') return inArray(products.categoryId, target.categoryIds);
  if (target.type === 'PACKS') {
    const named = inArray(packs.id, target.packIds);
    return sql`${products.id} in (select ${packs.productId} from ${packs} where ${named})`;
  }
  return target.type === 'PRODUCTS' ? inArray(products.id, target.productIds) : undefined;
}

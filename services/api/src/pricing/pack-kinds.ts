import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Database } from '../database/database.ts';
import { and, eq, ne, or, sql, type SQL } from '../database/drizzle.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { locations } from '../database/tables/locations.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { products } from '../database/tables/products.ts';
import type { PackAtPlaces } from './paid-price.ts';
import type { PromotionInForce } from './running-promotions.ts';

export interface Judged {
  /** All that are in force. */
  offered: readonly PromotionInForce[];
  /** Those of them that are asked about. */
  asked: readonly PromotionInForce[];
}

/** Products that are looked at first, of those that a promotion for many is for. */
const sampled = 100;

/**
 * The packs that some promotions are for, one of each kind, in one statement. Packs of one kind cost the
 * same under each of the offered promotions, so that five thousand products are a few hundred rows.
 * Their places are those that an offered promotion names.
 *
 * @param isSample only the products that a promotion names, and those that were changed last of promotions for all
 * or for categories: reading every pack takes a second for a hundred thousand
 */
export async function readPackKinds(
  database: Database,
  { offered, asked }: Judged,
  isSample: boolean,
): Promise<PackAtPlaces[]> {
  const [first] = asked;
  if (first === undefined) return [];
  const named = namedBy(offered);
  const { priceMinor, baseSize } = packs;
  const isNamed = or(isOneOf(products.id, named.products), isOneOf(packs.id, named.packs));
  // Which packs and categories a promotion names tells them apart: each is a kind of its own.
  const single = sql<string | null>`case when ${isNamed} then ${packs.id} end`;
  const isNamedCategory = isOneOfTexts(products.categoryId, named.categories);
  const category = sql<string | null>`case when ${isNamedCategory} then ${products.categoryId} end`;
  const places = placesAmong(offered.flatMap(({ locationIds }) => locationIds));
  const rows = await database
    .selectDistinctOn([single, products.currency, category, places, priceMinor, baseSize], {
      productId: products.id,
      packId: packs.id,
      currency: products.currency,
      categoryId: category,
      places,
      priceMinor,
      baseSize,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(
      and(
        eq(products.agentId, first.agentId),
        ne(products.status, 'ARCHIVED'),
        eq(packs.active, true),
        isSample ? isInSample(first.agentId, asked) : isForOne(asked),
      ),
    );
  return rows.map(({ productId, packId, currency, categoryId, places: placeIds, ...pack }) => ({
    product: { id: productId, categoryId, currency, placeIds: new Set(placeIds) },
    pack: { id: packId, ...pack },
  }));
}

/** What some promotions name, of each kind of target. */
function namedBy(promotions: readonly { target: PromotionTarget }[]) {
  const targets = promotions.map(({ target }) => target);
  return {
    isAll: targets.some(({ type }) => type === 'ALL'),
    products: targets.flatMap((one) => (one.type === 'PRODUCTS' ? one.productIds : [])),
    packs: targets.flatMap((one) => (one.type === 'PACKS' ? one.packIds : [])),
    categories: targets.flatMap((one) => (one.type === 'CATEGORIES' ? one.categoryIds : [])),
  };
}

/** Whether one of some promotions is for a pack. */
function isForOne(asked: Judged['asked']): SQL | undefined {
  const named = namedBy(asked);
  if (named.isAll) return undefined;
  return or(
    isOneOf(products.id, named.products),
    isOneOf(packs.id, named.packs),
    isOneOfTexts(products.categoryId, named.categories),
  );
}

function isInSample(agentId: string, asked: Judged['asked']): SQL {
  const named = namedBy(asked);
  const newest = (which: SQL) => sql`(select id from api.products
    where agent_id = ${agentId} and status <> 'ARCHIVED' and ${which}
    order by updated_at desc limit ${sampled})`;
  const parts = [
    sql`select unnest(${sql.param(named.products)}::uuid[])`,
    sql`select product_id from api.packs where id = any (${sql.param(named.packs)}::uuid[])`,
    ...(named.isAll ? [newest(sql`true`)] : []),
    ...(named.categories.length > 0
      ? [newest(sql`category_id = any (${sql.param(named.categories)}::text[])`)]
      : []),
  ];
  // An array, which the planner expects to be short: it would read all packs for an `in`.
  return sql`${products.id} = any (array(${sql.join(parts, sql` union all `)}))`;
}

function isOneOfTexts(column: typeof products.categoryId, ids: readonly string[]): SQL {
  return sql`${column} = any (${sql.param(ids)}::text[])`;
}

/** Those of some places that sell a product now. */
function placesAmong(ids: readonly string[]): SQL<string[]> {
  if (ids.length === 0) return sql`array[]::text[]`;
  return sql`array(select cast(${locations.id} as text) from ${productLocations}
    join ${locations} on ${locations.id} = ${productLocations.locationId}
    where ${productLocations.productId} = ${products.id} and ${locations.status} = 'ACTIVE'
      and ${isOneOf(locations.id, ids)}
    order by 1)`;
}

import { currencySchema } from '@pazar/contracts/money';
import { productStatusSchema, stockModeSchema, stockStateSchema } from '@pazar/contracts/product';
import { productRowPageSchema, type ProductRow } from '@pazar/contracts/product-row';
import { productVisibilitySchema } from '@pazar/contracts/product-filter';
import { unitSchema } from '@pazar/contracts/quantity';
import { z } from 'zod';
import { and, arrayOverlaps, eq, inArray, like, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { productImages } from '../database/tables/product-images.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { categories } from '../database/tables/categories.ts';
import type { ListContext, ListFilter } from '../lists/list-definition.ts';
import {
  anyOf,
  atLeast,
  atMost,
  booleanValue,
  instantValue,
  integerValue,
  oneOf,
} from '../lists/list-filters.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { eachVisibility, hasVisibility } from './hidden-reasons.ts';
import { productColumnsFor, readProductRecords } from './product-csv.ts';
import { partColumns, productParts } from './product-parts.ts';
import { summarizeProducts } from './product-summary.ts';

const categorySchema = z.string().regex(/^[a-z0-9-]{1,60}$/);
const visibilitySchema = z
  .enum(productVisibilitySchema.options)
  .describe('`live`; `hidden`: not live and not archived; or a reason why it is not live');
/** `low` and `LOW` mean the same in a typed URL. */
const stockSchema = z.string().toUpperCase().pipe(stockStateSchema);

const linkedLocations = sql`(select ${productLocations.locationId} from ${productLocations}
  where ${productLocations.productId} = ${products.id})`;
const linkedLots = sql`(select ${productLots.lotId} from ${productLots}
  where ${productLots.productId} = ${products.id})`;
const hasImages = sql`exists (select from ${productImages}
  where ${productImages.productId} = ${products.id})`;

/** A filter that judges all of its values together. */
function someOf<Value>(
  schema: z.core.$ZodType<Value>,
  where: (values: Value[], context: ListContext) => SQL | undefined,
): ListFilter<Value> {
  return { schema, where };
}

/**
 * The list of products for agents and management; bulk actions find products by the same filters.
 */
export const productList: OwnList<ProductRow> = {
  name: 'products',
  path: 'products',
  description:
    'Changed last first. Searches names, codes and tags in either script, and the numbers of linked lots. A word that no product has finds those that differ in a letter or two. The facet `visibility` counts a hidden product for each reason, and for `hidden` unless it is archived.',
  page: productRowPageSchema,
  owner: products.agentId,
  rows: readProductRows,
  file: { records: readProductRecords, columns: productColumnsFor },
  table: products,
  id: products.id,
  filters: {
    ids: oneOf(z.uuid(), products.id),
    status: oneOf(productStatusSchema, products.status),
    stock: oneOf(stockSchema, products.stockState),
    stockMode: oneOf(stockModeSchema, products.stockMode),
    baseUnit: oneOf(unitSchema, products.baseUnit),
    visibility: someOf(visibilitySchema, (values, { now }) => hasVisibility(values, now)),
    categoryId: someOf(categorySchema, inCategories),
    tag: someOf(z.string().min(1).max(30), (tags) => arrayOverlaps(products.tags, tags)),
    currency: oneOf(currencySchema, products.currency),
    priceMin: atLeast(integerValue, products.lowestPriceMinor),
    priceMax: atMost(integerValue, products.lowestPriceMinor),
    locationId: anyOf(z.uuid(), (id) => sql`${id}::uuid in ${linkedLocations}`),
    produceId: anyOf(z.uuid(), (id) => sql`${id}::uuid in ${linkedLots}`),
    updatedFrom: atLeast(instantValue, products.updatedAt),
    updatedTo: atMost(instantValue, products.updatedAt),
    hasImages: anyOf(booleanValue, (wanted) => (wanted ? hasImages : sql`not ${hasImages}`)),
  },
  sorts: {
    updatedAt: () => products.updatedAt,
    createdAt: () => products.createdAt,
    name: ({ locale }) => (locale === 'mk' ? products.nameSortMk : products.nameSortEn),
    sku: () => products.sku,
    status: () => products.status,
    category: () => ({ sql: sql`coalesce(${products.categoryId}, '~')`, type: 'text' }),
    // Without a price, or without a stock to count: last.
    price: () => ({
      sql: sql`coalesce(${products.lowestPriceMinor}, 2147483647)`,
      type: 'integer',
    }),
    stock: () => ({
      sql: sql`coalesce(${products.stockAvailable}, 99999999999)`,
      type: 'bigint',
      steps: products.stockStep,
    }),
  },
  defaultSort: '-updatedAt',
  search: products.searchFold,
  linked: productsOfLots,
  facets: {
    status: () => sql`${products.status}`,
    stock: () => sql`${products.stockState}`,
    categoryId: () => sql`${products.categoryId}`,
    stockMode: () => sql`${products.stockMode}`,
    visibility: ({ now }) => eachVisibility(now),
  },
};

/** The products that are sold from a lot whose number has the typed text. */
async function productsOfLots({
  database,
  agentId,
  q,
}: ListReading & { agentId: string; q: string }): Promise<string[]> {
  const number = q.trim().toUpperCase();
  if (!lotNumberPart.test(number)) return [];
  const rows = await database
    .selectDistinct({ id: productLots.productId })
    .from(lots)
    .innerJoin(productLots, eq(productLots.lotId, lots.id))
    .where(and(eq(lots.agentId, agentId), like(sql`upper(${lots.lotNumber})`, `%${number}%`)))
    .orderBy(productLots.productId)
    .limit(maxOfLots);
  return rows.map(({ id }) => id);
}
/** Lots are named by Latin letters and digits with a hyphen between. A year alone would be all lots of it. */
const lotNumberPart = /^(?=.*\d)(?=.{3,20}$)[A-Z\d]+-[A-Z\d-]+$/;
/** More are no answer to a search for one lot. */
const maxOfLots = 100;

/** A category includes those below it. */
function inCategories(ids: string[]): SQL {
  return sql`${products.categoryId} in (select ${categories.id} from ${categories}
    where ${inArray(categories.id, ids)} or ${inArray(categories.parentId, ids)})`;
}

async function readProductRows(
  { database, now }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<ProductRow>[]> {
  // A search may scan thousands of rows: the shown columns are read only for those that it finds.
  const page = database
    .select({ id: products.id, sortValues: sortValues.as('sort_values') })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .as('page');
  const rows = await database
    .select({ ...partColumns(now), sortValues: page.sortValues })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoin(agents, eq(agents.id, products.agentId))
    .orderBy(...orderBy);
  const summaries = await summarizeProducts(database, rows.map(productParts), now);
  return summaries.flatMap((item, index) => {
    const values = rows[index]?.sortValues;
    return values === undefined ? [] : [{ item, sortValues: values }];
  });
}

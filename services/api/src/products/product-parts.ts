import { describeImage } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import { productRowSchema } from '@pazar/contracts/product-row';
import type { Database } from '../database/database.ts';
import { eq, getTableColumns, type InferSelectModel, sql, type SQL } from '../database/drizzle.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { relatedRows } from '../database/related-rows.ts';
import { images } from '../database/tables/images.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { products } from '../database/tables/products.ts';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText } from '../records/values.ts';
import { agents } from '../database/tables/agents.ts';
import { hiddenReasons } from './hidden-reasons.ts';

export type PackRow = InferSelectModel<typeof packs>;

/** The related rows of one product. */
export interface ProductParts {
  facts: ProductFacts;
  packs: PackRow[];
  images: ProductImage[];
}

/** The related rows of some products, in one statement. */
export async function readProductParts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductParts>> {
  const rows = await database
    .select(partColumns(now))
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(isOneOf(products.id, ids));
  return new Map(rows.map((row) => [row.facts.id, productParts(row)]));
}

/** The columns of a product that lists show, with its related rows, for a select that has joined its agent. */
export function partColumns(now: Date) {
  return { facts: factColumns(now), packs: ownPacks, links: ownImages };
}

/** The packs of a product as a column, for a select that has joined another table. */
export const ownPacks = relatedRows(getTableColumns(packs), {
  from: sql`from ${packs} where ${packs.productId} = ${products.id}`,
  orderBy: packs.position,
});
const { altMk, altEn } = productImages;
const { id, width, height } = images;
const ownImages = relatedRows(
  { id, width, height, altMk, altEn },
  {
    from: sql`from ${productImages} join ${images} on ${images.id} = ${productImages.imageId}
      where ${productImages.productId} = ${products.id}`,
    orderBy: productImages.position,
  },
);

type PartRow = Pick<ProductParts, 'facts' | 'packs'> & {
  links: {
    id: string;
    width: number;
    height: number;
    altMk: string | null;
    altEn: string | null;
  }[];
};

/** The parts of a row with `partColumns`. */
export function productParts({ facts, packs: packRows, links }: PartRow): ProductParts {
  return {
    facts,
    packs: packRows,
    images: links.map((link) => ({
      ...describeImage(link),
      alt: localizedText(link.altMk, link.altEn),
    })),
  };
}

/** The facts of one product: see `factColumns`. */
export type ProductFacts = Awaited<ReturnType<typeof readFacts>>[number];

function readFacts(database: Database, now: Date) {
  return database.select().from(productFacts(database, undefined, now));
}

/** The facts of some products, as a subquery, so that totals count them. */
export function productFacts(database: Database, where: SQL | undefined, now: Date) {
  return database
    .select(factColumns(now))
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .as('facts');
}

/**
 * The columns of a product that lists show, and the reasons why customers cannot see it, which
 * follow from other rows and the day (empty: they can). The long columns that only a product's own page
 * shows are left out.
 */
function factColumns(now: Date) {
  return {
    ...pickFields(productRowSchema.shape, products),
    agentId: products.agentId,
    nameMk: products.nameMk,
    nameEn: products.nameEn,
    seasonMonths: products.seasonMonths,
    availableFrom: products.availableFrom,
    availableTo: products.availableTo,
    /** Whether the agent is registered for VAT; otherwise none is charged, whatever the product's rate. */
    vatRegistered: agents.vatRegistered,
    reasons: hiddenReasons(now).as('reasons'),
  };
}

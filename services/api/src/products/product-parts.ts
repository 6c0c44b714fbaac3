import { describeImage } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import type { Database } from '../database/database.ts';
import { asc, eq, inArray, type InferSelectModel, type SQL } from '../database/drizzle.ts';
import { images } from '../database/tables/images.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { products } from '../database/tables/products.ts';
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

/** Reads the related rows of some products, each kind once for all of them. */
export async function readProductParts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductParts>> {
  // One after the other: a transaction has one connection.
  const packRows = await database
    .select()
    .from(packs)
    .where(inArray(packs.productId, ids))
    .orderBy(asc(packs.position));
  const imageRows = await database
    .select({ link: productImages, image: images })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.position));
  const factRows = await readProductFacts(database, inArray(products.id, ids), now);
  const packsOf = Map.groupBy(packRows, (pack) => pack.productId);
  const imagesOf = Map.groupBy(imageRows, ({ link }) => link.productId);
  return new Map(
    factRows.map((facts) => [
      facts.id,
      {
        facts,
        packs: packsOf.get(facts.id) ?? [],
        images: (imagesOf.get(facts.id) ?? []).map(({ link, image }) => ({
          ...describeImage(image),
          alt: localizedText(link.altMk, link.altEn),
        })),
      },
    ]),
  );
}

/** The facts of one product, as `productFacts` selects them. */
export type ProductFacts = Awaited<ReturnType<typeof readProductFacts>>[number];

/** The facts of some products, in no order. */
export function readProductFacts(database: Database, where: SQL | undefined, now: Date) {
  return database.select().from(productFacts(database, where, now));
}

/**
 * The columns of a product that lists show, and the reasons why customers cannot see it, which
 * follow from other rows and the day (empty: they can). A subquery, so that lists read the reasons
 * and totals count them. The long columns that only a product's own page shows are left out.
 */
export function productFacts(database: Database, where: SQL | undefined, now: Date) {
  return database
    .select({
      id: products.id,
      version: products.version,
      agentId: products.agentId,
      sku: products.sku,
      nameMk: products.nameMk,
      nameEn: products.nameEn,
      categoryId: products.categoryId,
      tags: products.tags,
      baseUnit: products.baseUnit,
      currency: products.currency,
      vatRate: products.vatRate,
      stockMode: products.stockMode,
      stockAvailable: products.stockAvailable,
      stockState: products.stockState,
      ledgerVersion: products.ledgerVersion,
      status: products.status,
      updatedAt: products.updatedAt,
      /**
       * Whether the agent is registered for VAT; otherwise none is charged, whatever the product's
       * rate.
       */
      vatRegistered: agents.vatRegistered,
      reasons: hiddenReasons(now).as('reasons'),
    })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .as('facts');
}

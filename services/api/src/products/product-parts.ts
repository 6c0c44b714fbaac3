import { describeImage } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import type { Database } from '../database/database.ts';
import { asc, eq, inArray, type InferSelectModel } from '../database/drizzle.ts';
import { images } from '../database/tables/images.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { products } from '../database/tables/products.ts';
import { localizedText } from '../records/values.ts';
import { readProductFacts, type ProductFacts } from './product-facts.ts';

export type PackRow = InferSelectModel<typeof packs>;

/** What hangs on one product. */
export interface ProductParts {
  facts: ProductFacts;
  packs: PackRow[];
  images: ProductImage[];
}

/** Reads what hangs on each of some products, each kind once for all of them. */
export async function readProductParts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductParts>> {
  // One after the other: within a transaction there is one connection.
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

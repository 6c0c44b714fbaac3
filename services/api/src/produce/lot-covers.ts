import { describeImage } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import type { Database } from '../database/database.ts';
import { alias, and, asc, eq, or, sql } from '../database/drizzle.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { images } from '../database/tables/images.ts';
import { lotImages } from '../database/tables/lot-images.ts';
import { lots } from '../database/tables/lots.ts';
import { productImages } from '../database/tables/product-images.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { localizedText } from '../records/values.ts';

/** Pictures of some lots by their ids, without the lots that have none. */
export type LotCovers = ReadonlyMap<string, ProductImage>;

/**
 * Reads a picture of each lot: the first of its own images, else the cover of a product that is sold
 * from it, else that of a product from another lot of the same crop and agent.
 */
export async function readLotCovers(
  database: Database,
  ids: readonly string[],
): Promise<LotCovers> {
  if (ids.length === 0) return new Map();
  // Of two pictures of one lot the later row counts.
  return coversOf(await productCovers(database, ids).unionAll(ownCovers(database, ids)));
}

type CropLot = Pick<typeof lots.$inferSelect, 'id' | 'cropId'>;

/**
 * Reads a picture of each crop: the first image of its newest lot that has one, else the cover of a
 * product, as of its newest lot that has such a cover.
 *
 * @param crops for each crop its lots, newest first
 */
export async function readCropCovers(
  database: Database,
  crops: readonly (readonly CropLot[])[],
): Promise<(ProductImage | null)[]> {
  if (crops.length === 0) return [];
  const own = coversOf(await ownCovers(database, idsOf(crops.flat())));
  const ofProducts = coversOf(await productCovers(database, idsOf(crops.flatMap(lotsToRead))));
  return crops.map((crop) => firstCover(own, crop) ?? firstCover(ofProducts, crop));
}

/** Lots of a crop of the list have the same products: only the newest is read. */
function lotsToRead(crop: readonly CropLot[]): readonly CropLot[] {
  const newest = crop.slice(0, 1);
  return newest.every(({ cropId }) => cropId === null) ? crop : newest;
}

function idsOf(crop: readonly CropLot[]): string[] {
  return crop.map(({ id }) => id);
}

function firstCover(covers: LotCovers, crop: readonly CropLot[]): ProductImage | null {
  const pictured = crop.find(({ id }) => covers.has(id));
  return (pictured && covers.get(pictured.id)) ?? null;
}

const { id, width, height } = images;

function ownCovers(database: Database, ids: readonly string[]) {
  const none = sql<string | null>`cast(null as text)`;
  return database
    .selectDistinctOn([lotImages.lotId], {
      lotId: lotImages.lotId,
      image: { id, width, height },
      altMk: none,
      altEn: none,
    })
    .from(lotImages)
    .innerJoin(images, eq(images.id, lotImages.imageId))
    .where(isOneOf(lotImages.lotId, ids))
    .orderBy(asc(lotImages.lotId), asc(lotImages.position));
}

function productCovers(database: Database, ids: readonly string[]) {
  const sibling = alias(lots, 'sibling');
  return database
    .selectDistinctOn([lots.id], {
      lotId: lots.id,
      image: { id, width, height },
      altMk: productImages.altMk,
      altEn: productImages.altEn,
    })
    .from(lots)
    .innerJoin(
      sibling,
      and(
        eq(sibling.agentId, lots.agentId),
        or(eq(sibling.id, lots.id), eq(sibling.cropId, lots.cropId)),
      ),
    )
    .innerJoin(productLots, eq(productLots.lotId, sibling.id))
    .innerJoin(products, eq(products.id, productLots.productId))
    .innerJoin(productImages, eq(productImages.productId, products.id))
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(isOneOf(lots.id, ids))
    .orderBy(
      asc(lots.id),
      sql`${sibling.id} <> ${lots.id}`,
      asc(products.sku),
      asc(productImages.position),
    );
}

type CoverRow = Awaited<ReturnType<typeof productCovers>>[number];

function coversOf(rows: readonly CoverRow[]): LotCovers {
  return new Map(
    rows.map(({ lotId, image, altMk, altEn }) => [
      lotId,
      { ...describeImage(image), alt: localizedText(altMk, altEn) },
    ]),
  );
}

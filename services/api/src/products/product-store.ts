import { isDeepStrictEqual } from 'node:util';
import type { ProductImagesInput, ProductInput } from '@pazar/contracts/product-input';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, notInArray, sql } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { productImages } from '../database/tables/product-images.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { indexColumns, quantityThousandths, thousandthsOrNull } from '../records/values.ts';
import type { Written } from '../records/own-record.ts';
import type { Unit } from '../records/unit.ts';
import type { ProductTypes, SettledProduct } from './product-types.ts';

/** The columns of `products` that an agent enters. */
export function productColumns({
  name,
  description,
  packs: _packs,
  locationIds: _locations,
  produceIds: _lots,
  ...input
}: SettledProduct) {
  const { sku, tags } = input;
  return {
    ...input,
    nameMk: name.mk,
    nameEn: name.en,
    descriptionMk: description?.mk ?? null,
    descriptionEn: description?.en ?? null,
    lowStockThreshold: thousandthsOrNull(input.lowStockThreshold),
    minOrder: thousandthsOrNull(input.minOrder),
    step: thousandthsOrNull(input.step),
    ...productIndexColumns({ nameMk: name.mk, nameEn: name.en, sku, tags }),
  };
}

/** Writes the packs of a product and its links, as far as they differ. Its lots and the ledger of prices must be locked. */
export async function writeProductParts(
  context: Unit,
  id: string,
  { input, was }: Written<ProductTypes>,
): Promise<void> {
  const { transaction } = context;
  const isRepriced = isPricedOtherwise({ input, was });
  if (!isDeepStrictEqual(was?.packs, input.packs)) await writePacks(transaction, id, input.packs);
  if (isRepriced) await context.recordPrices([id]);
  const linkedLocations = { had: was?.locationIds ?? [], wanted: input.locationIds };
  await writeLocationLinks(transaction, id, linkedLocations);
  const linkedLots = { had: was?.produceIds ?? [], wanted: input.produceIds };
  await writeLotLinks(transaction, id, linkedLots);
}

/** A category brings other promotions with it, and so does a currency. */
function isPricedOtherwise({ input, was }: Written<ProductTypes>): boolean {
  const priced = (one: SettledProduct) => [one.packs, one.categoryId, one.currency];
  return was === null || !isDeepStrictEqual(priced(was), priced(input));
}

/** Replaces the packs of a product, in their order; new ones get an id. */
async function writePacks(
  database: Database,
  productId: string,
  given: ProductInput['packs'],
): Promise<void> {
  const rows = given.map((pack, position) => ({
    id: pack.id ?? uuid(),
    productId,
    labelMk: pack.label?.mk ?? null,
    labelEn: pack.label?.en ?? null,
    size: quantityThousandths(pack.size),
    unit: pack.unit,
    priceMinor: pack.priceMinor,
    sku: pack.sku,
    active: pack.active,
    position,
  }));
  const kept = rows.map((row) => row.id);
  await database
    .delete(packs)
    .where(and(eq(packs.productId, productId), notInArray(packs.id, kept)));
  await database
    .insert(packs)
    .values(rows)
    .onConflictDoUpdate({
      target: packs.id,
      set: {
        labelMk: sql`excluded.label_mk`,
        labelEn: sql`excluded.label_en`,
        size: sql`excluded.size`,
        unit: sql`excluded.unit`,
        priceMinor: sql`excluded.price_minor`,
        sku: sql`excluded.sku`,
        active: sql`excluded.active`,
        position: sql`excluded.position`,
      },
    });
}

/** Current and wanted link ids. */
interface LinkChange {
  had: readonly string[];
  wanted: readonly string[];
}

const differences = ({ had, wanted }: LinkChange) => ({
  removed: had.filter((id) => !wanted.includes(id)),
  added: wanted.filter((id) => !had.includes(id)),
});

async function writeLocationLinks(
  database: Database,
  productId: string,
  change: LinkChange,
): Promise<void> {
  const { removed, added } = differences(change);
  if (removed.length > 0) {
    await database
      .delete(productLocations)
      .where(
        and(
          eq(productLocations.productId, productId),
          inArray(productLocations.locationId, removed),
        ),
      );
  }
  if (added.length > 0) {
    await database
      .insert(productLocations)
      .values(added.map((locationId) => ({ productId, locationId })));
  }
}

async function writeLotLinks(
  database: Database,
  productId: string,
  change: LinkChange,
): Promise<void> {
  const { removed, added } = differences(change);
  if (removed.length > 0) {
    await database
      .delete(productLots)
      .where(and(eq(productLots.productId, productId), inArray(productLots.lotId, removed)));
  }
  if (added.length > 0) {
    await database.insert(productLots).values(added.map((lotId) => ({ productId, lotId })));
  }
}

/** Replaces the images of a product, in their order. */
export async function writeImages(
  database: Database,
  productId: string,
  images: ProductImagesInput['images'],
): Promise<void> {
  await database.delete(productImages).where(eq(productImages.productId, productId));
  if (images.length === 0) return;
  await database.insert(productImages).values(
    images.map(({ id, alt }, position) => ({
      productId,
      imageId: id,
      position,
      altMk: alt?.mk ?? null,
      altEn: alt?.en ?? null,
    })),
  );
}

interface NamedProduct {
  nameMk: string | null;
  nameEn: string | null;
  sku: string;
  tags: readonly string[];
}

/** Sort keys and search column of a product. */
function productIndexColumns({ nameMk, nameEn, sku, tags }: NamedProduct) {
  return indexColumns({
    mk: nameMk ?? nameEn ?? '',
    en: nameEn ?? nameMk ?? '',
    search: [nameMk, nameEn, sku, ...tags],
  });
}

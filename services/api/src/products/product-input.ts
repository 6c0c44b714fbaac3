import type { ProductInput } from '@pazar/contracts/product-input';
import { asc, eq } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { localizedText, quantityOrNull, quantityText } from '../records/values.ts';
import type { PackRow } from './product-parts.ts';
import type { ProductRow } from '../stock/stock-locks.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * A locked product in the form of an input. Reads only what a change needs: a bulk action does it
 * for hundreds.
 */
export async function readProductInput(
  context: AgentContext,
  row: ProductRow & { vatRegistered: boolean },
): Promise<ProductInput & { sku: string }> {
  const { transaction } = context;
  const locations = await transaction
    .select({ id: productLocations.locationId })
    .from(productLocations)
    .where(eq(productLocations.productId, row.id))
    .orderBy(asc(productLocations.locationId));
  const lots = await transaction
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, row.id))
    .orderBy(asc(productLots.lotId));
  return productInputFrom(row, {
    packs: await readPacks(context, row.id),
    locationIds: locations.map((location) => location.id),
    produceIds: lots.map((lot) => lot.id),
    vatRegistered: row.vatRegistered,
  });
}

/** The fields of a product's input that are in other tables. */
interface InputParts extends Pick<ProductInput, 'packs' | 'locationIds' | 'produceIds'> {
  vatRegistered: boolean;
}

/** A product in the form of an input, from its row and its related rows. */
export function productInputFrom(
  row: ProductRow,
  { packs: ofProduct, locationIds, produceIds, vatRegistered }: InputParts,
): ProductInput & { sku: string } {
  return {
    sku: row.sku,
    name: { mk: row.nameMk, en: row.nameEn },
    description: localizedText(row.descriptionMk, row.descriptionEn),
    categoryId: row.categoryId,
    tags: row.tags,
    baseUnit: row.baseUnit,
    packs: ofProduct,
    currency: row.currency,
    vatRate: vatRegistered ? row.vatRate : 0,
    stockMode: row.stockMode,
    lowStockThreshold: quantityOrNull(row.lowStockThreshold),
    minOrder: quantityOrNull(row.minOrder),
    step: quantityOrNull(row.step),
    seasonMonths: row.seasonMonths,
    availableFrom: row.availableFrom,
    availableTo: row.availableTo,
    locationIds,
    produceIds,
    certifications: row.certifications,
    allergens: row.allergens,
    shelfLifeDays: row.shelfLifeDays,
    storageNote: row.storageNote,
  };
}

async function readPacks(
  { transaction }: AgentContext,
  productId: string,
): Promise<ProductInput['packs']> {
  const rows = await transaction
    .select()
    .from(packs)
    .where(eq(packs.productId, productId))
    .orderBy(asc(packs.position));
  return rows.map(packInputFrom);
}

/** A pack as its agent would enter it. */
export function packInputFrom(row: PackRow): ProductInput['packs'][number] {
  return {
    id: row.id,
    label: localizedText(row.labelMk, row.labelEn),
    size: quantityText(row.size),
    unit: row.unit,
    priceMinor: row.priceMinor,
    sku: row.sku,
    active: row.active,
  };
}

import { productFields, type ProductInput } from '@pazar/contracts/product-input';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText, quantityOrNull, quantityText } from '../records/values.ts';
import type { PackRow } from './product-parts.ts';
import type { ProductRow } from '../stock/stock-rows.ts';

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
    ...rowFields(row),
    packs: ofProduct,
    vatRate: vatRegistered ? row.vatRate : 0,
    locationIds,
    produceIds,
  };
}

/** The fields of a product that are in its row, as its input and its answer have them. */
export function rowFields(row: ProductRow) {
  return {
    ...pickFields(productFields, row),
    name: { mk: row.nameMk, en: row.nameEn },
    description: localizedText(row.descriptionMk, row.descriptionEn),
    lowStockThreshold: quantityOrNull(row.lowStockThreshold),
    minOrder: quantityOrNull(row.minOrder),
    step: quantityOrNull(row.step),
  };
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

import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductInput } from '@pazar/contracts/product-input';
import type { Pack } from '@pazar/contracts/product';
import type { PackUnit } from '@pazar/contracts/quantity';

/** A pack as it is entered: what is not there yet is null. */
export interface PackValues {
  readonly id?: string | undefined;
  readonly label: ProductInput['packs'][number]['label'];
  readonly size: string | null;
  readonly unit: PackUnit;
  readonly priceMinor: number | null;
  readonly sku: string | null;
  readonly active: boolean;
}

/** The form of a product. Its schema is that of `POST /v1/products`. */
export interface ProductValues extends Omit<ProductInput, 'name' | 'description' | 'packs'> {
  readonly name: { readonly mk: string | null; readonly en: string | null };
  readonly description: { readonly mk: string | null; readonly en: string | null } | null;
  readonly packs: readonly PackValues[];
}

/** A pack that is not entered yet. */
export const newPack = (unit: PackUnit): PackValues => ({
  label: null,
  size: null,
  unit,
  priceMinor: null,
  sku: null,
  active: true,
});

const noText = { mk: null, en: null };

/** What a new product starts with; places that it is sold at may be known. */
export function newProduct(locationIds: readonly string[] = []): ProductValues {
  return {
    sku: null,
    name: noText,
    description: null,
    categoryId: null,
    tags: [],
    baseUnit: 'KG',
    packs: [{ ...newPack('KG'), size: '1.000' }],
    currency: 'MKD',
    vatRate: null,
    stockMode: 'MANUAL',
    lowStockThreshold: null,
    minOrder: null,
    step: null,
    seasonMonths: [],
    availableFrom: null,
    availableTo: null,
    locationIds: [...locationIds],
    produceIds: [],
    certifications: [],
    allergens: [],
    shelfLifeDays: null,
    storageNote: null,
  };
}

const packValues = ({ id, label, size, unit, priceMinor, sku, active }: Pack): PackValues => ({
  id,
  label,
  size,
  unit,
  priceMinor,
  sku,
  active,
});

/** A product as its form shows it. */
export function valuesOf(product: ProductDetail): ProductValues {
  const { sku, name, description, categoryId, tags, baseUnit, packs, currency, vatRate } = product;
  const { stockMode, lowStockThreshold, minOrder, step, seasonMonths } = product;
  const { availableFrom, availableTo, locationIds, produceIds } = product;
  const { certifications, allergens, shelfLifeDays, storageNote } = product;
  return {
    sku,
    name,
    description,
    categoryId,
    tags,
    baseUnit,
    packs: packs.map(packValues),
    currency,
    vatRate,
    stockMode,
    lowStockThreshold,
    minOrder,
    step,
    seasonMonths,
    availableFrom,
    availableTo,
    locationIds,
    produceIds,
    certifications,
    allergens,
    shelfLifeDays,
    storageNote,
  };
}

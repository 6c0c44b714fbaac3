import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductInput } from '@pazar/contracts/product-input';

/** A product as its agent would enter it: what patches are merged into and history compares. */
export function productInputOf(product: ProductDetail): ProductInput {
  return {
    sku: product.sku,
    name: product.name,
    description: product.description,
    categoryId: product.categoryId,
    tags: product.tags,
    baseUnit: product.baseUnit,
    packs: product.packs.map(({ id, label, size, unit, priceMinor, sku, active }) => ({
      id,
      label,
      size,
      unit,
      priceMinor,
      sku,
      active,
    })),
    currency: product.currency,
    vatRate: product.vatRate,
    stockMode: product.stockMode,
    lowStockThreshold: product.lowStockThreshold,
    minOrder: product.minOrder,
    step: product.step,
    seasonMonths: product.seasonMonths,
    availableFrom: product.availableFrom,
    availableTo: product.availableTo,
    locationIds: product.locationIds,
    produceIds: product.produceIds,
    certifications: product.certifications,
    allergens: product.allergens,
    shelfLifeDays: product.shelfLifeDays,
    storageNote: product.storageNote,
  };
}

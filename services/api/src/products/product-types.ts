import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductInput, ProductPatch } from '@pazar/contracts/product-input';
import type { ProductRow } from '../stock/stock-rows.ts';
import type { PackRow } from './product-parts.ts';

export interface ProductTypes {
  input: ProductInput;
  settled: SettledProduct;
  patch: ProductPatch;
  row: LockedProduct;
  detail: ProductDetail;
}

export interface LockedProduct
  extends ProductRow, Pick<ProductInput, 'name' | 'locationIds' | 'produceIds'> {
  /** Whether its agent charges VAT. */
  vatRegistered: boolean;
  packs: PackRow[];
}

/** A product with its code, and with an id for each of its packs. */
export type SettledProduct = ProductInput & { sku: string };

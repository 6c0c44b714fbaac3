import type { NewProduct } from '@pazar/contracts/new-product';
import type { Pack } from '@pazar/contracts/product';
import type { ProductInput } from '@pazar/contracts/product-input';
import type { PackUnit } from '@pazar/contracts/quantity';

/** A pack during entry: missing values are null. */
export interface PackValues {
  readonly id?: string | undefined;
  readonly label: ProductInput['packs'][number]['label'];
  readonly size: string | null;
  readonly unit: PackUnit;
  readonly priceMinor: number | null;
  readonly sku: string | null;
  readonly active: boolean;
}

/**
 * The form of a product. Its schema is that of `POST /v1/products`. Images and stock are entered with a new
 * product alone: later each has its page, where a change is saved at once.
 */
export interface ProductValues
  extends
    Omit<ProductInput, 'name' | 'description' | 'packs'>,
    Partial<Pick<NewProduct, 'images' | 'stock'>> {
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

/** A pack as its form shows it. */
export const packValues = ({
  id,
  label,
  size,
  unit,
  priceMinor,
  sku,
  active,
}: Pack): PackValues => ({
  id,
  label,
  size,
  unit,
  priceMinor,
  sku,
  active,
});

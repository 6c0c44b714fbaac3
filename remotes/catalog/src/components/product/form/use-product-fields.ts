import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import type { FieldDescription, FieldDescriptions } from '@pazar/ui/form/field-description';
import { useMemo } from 'react';
import { useFieldText } from '../use-field-text.ts';

/** Fields of the form in their order; those of a pack or a certificate follow it. */
const fields = [
  'name',
  'description',
  'categoryId',
  'sku',
  'tags',
  'baseUnit',
  'currency',
  'vatRate',
  'packs',
  'stockMode',
  'lowStockThreshold',
  'minOrder',
  'step',
  'seasonMonths',
  'availableFrom',
  'availableTo',
  'locationIds',
  'certifications',
  'allergens',
  'shelfLifeDays',
  'storageNote',
  'produceIds',
] as const;

const packFields = ['size', 'unit', 'priceMinor', 'active', 'label', 'sku'] as const;
type Described = [path: string, description: FieldDescription];

const certificateFields = ['type', 'number', 'validTo'] as const;

/** What the form says of its fields: their names, and their values where two were entered. */
export function useProductFields(
  product: ProductDetail | null,
  hasVat: boolean,
): FieldDescriptions {
  const { t } = useTranslation('catalog');
  const { fieldText } = useFieldText(product);
  const priceLabel = hasVat ? 'product.pack.priceVat' : 'product.pack.price';
  return useMemo(
    () =>
      Object.fromEntries<FieldDescription>([
        ...fields.map((field): Described => [
          field,
          {
            label: t(`product.field.${field}`),
            show: (value: unknown) => fieldText(field, value),
          },
        ]),
        ...packFields.map((field): Described => [
          `packs.*.${field}`,
          { label: t(field === 'priceMinor' ? priceLabel : `product.pack.${field}`) },
        ]),
        ...certificateFields.map((field): Described => [
          `certifications.*.${field}`,
          { label: t(`certification.${field}`) },
        ]),
      ]),
    [t, fieldText, priceLabel],
  );
}

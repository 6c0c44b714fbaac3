import { type ProductPatch, productPatchSchema } from '@pazar/contracts/product-input';
import { productStatusSchema } from '@pazar/contracts/product';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { monthNames } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { formatList } from '@pazar/format/list';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity, unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useProductNames } from './use-product-names.ts';

type Writers = {
  readonly [Field in keyof ProductPatch]-?: (value: NonNullable<ProductPatch[Field]>) => string;
};

/**
 * The fields of a product and their values in words: `packs` as `1 kg MKD 65, 5 kg MKD 300`.
 *
 * @param product null for a new one
 */
export function useFieldText(product: ProductDetail | null) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { baseUnit: unit = 'KG', currency = 'MKD' } = product ?? {};
  const names = useProductNames(product);
  const quantity = (value: string) => formatQuantity(value, unit, locale);
  const day = (value: string) => formatDate(value, locale);
  const localized = ({ mk, en }: Partial<Record<'mk' | 'en', string | null | undefined>>) =>
    [mk, en].filter((text) => typeof text === 'string').join(' / ');

  const writers: Writers = {
    sku: String,
    name: localized,
    description: localized,
    categoryId: names.category,
    tags: (tags) => tags.join(', '),
    baseUnit: (value) => unitName(value, locale),
    packs: (packs) =>
      packs
        .map(({ size, unit: packUnit, priceMinor, active }) => {
          const price = formatMoney({ minor: priceMinor, currency }, locale);
          const text = `${formatQuantity(size, packUnit, locale)} ${price}`;
          return active ? text : `${text} (${t('product.pack.notOnSale')})`;
        })
        .join(', '),
    currency: (value) => t(`product.currency.${value}`),
    vatRate: (rate) => formatPercent(rate, locale),
    stockMode: (mode) => t(`product.stockMode.${mode}`),
    lowStockThreshold: quantity,
    minOrder: quantity,
    step: quantity,
    seasonMonths: (months) =>
      formatList(
        months.map((month) => monthNames(locale)[month - 1] ?? ''),
        locale,
      ),
    availableFrom: day,
    availableTo: day,
    locationIds: (ids) => ids.map(names.place).join(', '),
    produceIds: (ids) => ids.map(names.lot).join(', '),
    certifications: (all) => all.map(({ type }) => t(`certificate.${type}`)).join(', '),
    allergens: (all) => all.map((allergen) => t(`product.allergen.${allergen}`)).join(', '),
    shelfLifeDays: (days) => formatNumber(days, locale),
    storageNote: String,
  };

  function write(field: keyof ProductPatch, patch: ProductPatch): string {
    const value = patch[field];
    if (value === null || value === undefined) return t('value.none');
    // Each writer takes what the patch has under its own name, which the compiler cannot follow.
    const writer = writers[field] as (given: typeof value) => string;
    return writer(value) || t('value.none');
  }

  const fieldName = (field: string) =>
    t(isNamed(field) ? `product.field.${field}` : 'product.field.other');

  function fieldText(field: string, value: unknown): string {
    if (field === 'status') {
      const { data } = productStatusSchema.safeParse(value);
      return data === undefined ? t('value.none') : t(`product.state.${data}`);
    }
    if (field === 'images') {
      return Array.isArray(value) ? formatNumber(value.length, locale) : t('value.none');
    }
    const read = productPatchSchema.safeParse({ [field]: value });
    if (!read.success || !isField(field)) return t('value.none');
    return write(field, read.data);
  }
  return { fieldName, fieldText, notice: names.notice };
}

/** Whether there is a name for a field: those of the form, and those with places of their own. */
function isNamed(field: string): field is keyof ProductPatch | 'status' | 'images' {
  return isField(field) || field === 'status' || field === 'images';
}

function isField(field: string): field is keyof ProductPatch {
  return field in productPatchSchema.shape;
}

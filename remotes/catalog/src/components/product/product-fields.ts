import type { Locale } from '@pazar/contracts/locale';
import type { Currency } from '@pazar/contracts/money';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { Unit } from '@pazar/contracts/quantity';
import { productTexts } from '@pazar/contracts/record-texts';
import { monthNames } from '@pazar/format/calendar-names';
import { dayText } from '@pazar/format/day-text';
import { formatList } from '@pazar/format/list';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity, unitName } from '@pazar/format/quantity';
import { isQuantity } from '@pazar/format/quantity-math';
import type { TFunction } from 'i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import { emptyTexts } from '@pazar/section/form/empty-texts';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { newPack, packValues, type ProductValues } from '../../model/product/product-values.ts';
import { certificateTexts } from '../certificates/certificate-texts.ts';

export type ProductFormHandle = RecordForm<ProductValues>;

/** What the values of a product are written with. */
export interface ProductWords {
  readonly t: TFunction<'catalog'>;
  readonly locale: Locale;
  readonly unit: Unit;
  readonly currency: Currency;
  readonly category: (id: string) => string;
  readonly location: (id: string) => string;
  readonly lot: (id: string) => string;
}

const noText = { mk: null, en: null };

const showQuantity = (quantity: string, { unit, locale }: ProductWords) =>
  isQuantity(quantity) ? formatQuantity(quantity, unit, locale) : quantity;

const showInBoth = ({ mk, en }: ProductValues['name']) =>
  [mk, en].filter((text) => text !== null && text !== undefined).join(' / ');

/** `Кутија / Box 1 kg MKD 65 P-0001-1`, and whether it is on sale. */
function showPack(
  { label, size, unit, priceMinor, sku, active }: ProductValues['packs'][number],
  { t, locale, currency }: ProductWords,
): string {
  const parts = [
    label && showInBoth(label),
    isQuantity(size) ? formatQuantity(size, unit, locale) : unitName(unit, locale),
    priceMinor === null ? null : formatMoney({ minor: priceMinor, currency }, locale),
    sku,
    active ? null : `(${t('product.pack.notOnSale')})`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Every field of the form of a product, in the order of the page. */
export const productFields = defineFields<ProductValues, ProductWords>({
  name: { empty: noText, show: showInBoth },
  description: { empty: null, show: showInBoth },
  categoryId: { empty: null, show: (id, { category }) => category(id) },
  sku: { empty: null },
  tags: { empty: [], show: (tags) => tags.join(', ') },
  baseUnit: { empty: 'KG', show: (unit, { locale }) => unitName(unit, locale) },
  currency: { empty: 'MKD', show: (currency, { t }) => t(`product.currency.${currency}`) },
  vatRate: { empty: null, show: (rate, { locale }) => formatPercent(rate, locale) },
  images: { empty: [], show: (images, { locale }) => formatNumber(images.length, locale) },
  stock: { empty: null, show: showQuantity },
  packs: {
    empty: [{ ...newPack('KG'), size: '1.000' }],
    show: (packs, words) => packs.map((pack) => showPack(pack, words)).join(', '),
    rows: { size: {}, unit: {}, priceMinor: {}, active: {}, label: {}, sku: {} },
  },
  stockMode: { empty: 'MANUAL', show: (mode, { t }) => t(`product.stockMode.${mode}`) },
  lowStockThreshold: { empty: null, show: showQuantity },
  minOrder: { empty: null, show: showQuantity },
  step: { empty: null, show: showQuantity },
  seasonMonths: {
    empty: [],
    show: (months, { locale }) =>
      formatList(
        months.map((month) => monthNames(locale)[month - 1] ?? ''),
        locale,
      ),
  },
  availableFrom: { empty: null, show: (day, { locale }) => dayText(day, locale) },
  availableTo: { empty: null, show: (day, { locale }) => dayText(day, locale) },
  locationIds: { empty: [], show: (ids, { location }) => ids.map(location).join(', ') },
  certifications: {
    empty: [],
    show: certificateTexts,
    rows: { type: {}, number: {}, validTo: {} },
  },
  allergens: {
    empty: [],
    show: (all, { t }) => all.map((allergen) => t(`product.allergen.${allergen}`)).join(', '),
  },
  shelfLifeDays: { empty: null, show: (days, { locale }) => formatNumber(days, locale) },
  ...emptyTexts(productTexts),
  produceIds: { empty: [], show: (ids, { lot }) => ids.map(lot).join(', ') },
});

/** What the form shows of a product, and of a new one. */
export function productValues(product: ProductDetail | null): ProductValues {
  if (product === null) return productFields.empty();
  // Images and stock of a saved product have their own pages.
  const {
    images: _images,
    stock: _stock,
    ...values
  } = productFields.pick({
    ...product,
    packs: product.packs.map(packValues),
  });
  return values;
}

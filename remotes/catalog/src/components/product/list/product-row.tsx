import type { Locale } from '@pazar/contracts/locale';
import type { ProductRow } from '@pazar/contracts/product-row';
import { productTexts } from '@pazar/contracts/record-texts';
import type { Category } from '@pazar/contracts/reference';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatPercent } from '@pazar/format/percent';
import { formatRecent } from '@pazar/format/recent';
import { listColumns } from '@pazar/section/list-columns';
import { textColumns } from '@pazar/section/text-columns';
import type { TFunction } from 'i18next';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import type { productList } from '../../../model/product/product-list.ts';
import { productStatus } from '../../../model/product/visibility.ts';
import { PriceCell } from './price-cell.tsx';
import { ProductCell, StockCell } from './row-cells.tsx';
import type { RowChanges } from './use-row-changes.ts';

/** What a row of the list of products is written with. */
export interface ProductRowContext {
  readonly t: TFunction<'catalog'>;
  readonly locale: Locale;
  /** Undefined while they load. */
  readonly categories: readonly Category[] | undefined;
  readonly changes: RowChanges;
}

/** Columns that are called as their field is. */
const fields = { category: 'categoryId', sku: 'sku', vat: 'vatRate', tags: 'tags' } as const;
type Field = keyof typeof fields;
type Head = 'name' | 'price' | 'stock' | 'status' | 'changed';
const isField = (key: Field | Head): key is Field => key in fields;

const nameOf = ({ name }: ProductRow, { locale }: Pick<ProductRowContext, 'locale'>) =>
  readLocalizedText(name, locale).text;

const column = listColumns<ProductRow, ProductRowContext, typeof productList>()(
  ({ t }, key: Field | Head) =>
    t(isField(key) ? `product.field.${fields[key]}` : `product.column.${key}`),
);

/** How the list shows a product of an agent who charges VAT. */
export const productRow: RowDescription<ProductRow, ProductRowContext, typeof productList> = {
  nameOf,
  hrefOf: ({ id }) => `/product/${id}`,
  columns: [
    column('name', (product) => <ProductCell product={product} />, {
      isPrimary: true,
      sort: 'name',
    }),
    column(
      'price',
      (product, context) => (
        <PriceCell product={product} name={nameOf(product, context)} changes={context.changes} />
      ),
      { kind: 'number', align: 'end', card: 'aside', sort: 'price' },
    ),
    column(
      'stock',
      (product, context) => (
        <StockCell product={product} name={nameOf(product, context)} changes={context.changes} />
      ),
      { kind: 'number', align: 'end', card: 'hidden', sort: 'stock' },
    ),
    column(
      'status',
      (product, { t }) => {
        const { tone, key } = productStatus(product);
        return <Badge tone={tone}>{t(key)}</Badge>;
      },
      { kind: 'status', card: 'aside', sort: 'status' },
    ),
    column('category', categoryName, { sort: 'category', isExtra: true }),
    column('sku', ({ sku }) => sku, { kind: 'code', sort: 'sku', isExtra: true }),
    column(
      'vat',
      ({ vatRate }, { locale }) => (vatRate === null ? null : formatPercent(vatRate, locale)),
      { kind: 'number', align: 'end', isExtra: true },
    ),
    column('tags', ({ tags }) => tags.join(', ') || null, { isExtra: true }),
    column('changed', ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale), {
      kind: 'date',
      align: 'end',
      card: 'hidden',
      isMinor: 'last',
      sort: 'updatedAt',
      descendingFirst: true,
    }),
    ...textColumns(productTexts),
  ],
};

function categoryName({ categoryId }: ProductRow, { t, locale, categories }: ProductRowContext) {
  if (categoryId === null) return null;
  if (categories === undefined) return '…';
  return categories.find(({ id }) => id === categoryId)?.name[locale] ?? t('value.unknownName');
}

/** How it shows one of an agent who charges none. */
export const productRowWithoutVat: typeof productRow = {
  ...productRow,
  columns: productRow.columns.filter(({ key }) => key !== 'vat'),
};

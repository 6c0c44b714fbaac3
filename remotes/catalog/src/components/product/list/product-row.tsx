import type { Locale } from '@pazar/contracts/locale';
import type { ProductSummary } from '@pazar/contracts/product';
import type { Category } from '@pazar/contracts/reference';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatPercent } from '@pazar/format/percent';
import { formatRecent } from '@pazar/format/recent';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import type { productList } from '../../../model/product/product-list.ts';
import { productStatus } from '../../../model/product/product-status.ts';
import { PriceCell } from './price-cell.tsx';
import { ProductCell } from './product-cell.tsx';
import { StockCell } from './stock-cell.tsx';
import type { RowChanges } from './use-row-changes.ts';

/** What a row of the list of products is written with. */
export interface ProductRowContext {
  readonly t: Translate<'catalog'>;
  readonly locale: Locale;
  /** Undefined while they load. */
  readonly categories: readonly Category[] | undefined;
  readonly changes: RowChanges;
}

const nameOf = ({ name }: ProductSummary, { locale }: Pick<ProductRowContext, 'locale'>) =>
  readLocalizedText(name, locale).text;

/** How the list shows a product of an agent who charges VAT. */
export const productRow: RowDescription<ProductSummary, ProductRowContext, typeof productList> = {
  nameOf,
  hrefOf: ({ id }) => `/product/${id}`,
  columns: [
    {
      key: 'name',
      header: ({ t }) => t('product.column.name'),
      isPrimary: true,
      sort: 'name',
      cell: (product) => <ProductCell product={product} />,
    },
    {
      key: 'price',
      header: ({ t }) => t('product.column.price'),
      kind: 'number',
      align: 'end',
      card: 'aside',
      sort: 'price',
      cell: (product, context) => (
        <PriceCell product={product} name={nameOf(product, context)} changes={context.changes} />
      ),
    },
    {
      key: 'stock',
      header: ({ t }) => t('product.column.stock'),
      kind: 'number',
      align: 'end',
      card: 'hidden',
      sort: 'stock',
      cell: (product, context) => (
        <StockCell product={product} name={nameOf(product, context)} changes={context.changes} />
      ),
    },
    {
      key: 'status',
      header: ({ t }) => t('product.column.status'),
      kind: 'status',
      card: 'aside',
      sort: 'status',
      cell: (product, { t }) => {
        const { tone, key } = productStatus(product);
        return <Badge tone={tone}>{t(key)}</Badge>;
      },
    },
    {
      key: 'category',
      header: ({ t }) => t('product.field.categoryId'),
      sort: 'category',
      isExtra: true,
      cell: ({ categoryId }, { t, locale, categories }) => {
        if (categoryId === null) return t('value.none');
        if (categories === undefined) return '…';
        return (
          categories.find(({ id }) => id === categoryId)?.name[locale] ?? t('value.unknownName')
        );
      },
    },
    {
      key: 'sku',
      header: ({ t }) => t('product.field.sku'),
      kind: 'code',
      sort: 'sku',
      isExtra: true,
      cell: ({ sku }) => sku,
    },
    {
      key: 'vat',
      header: ({ t }) => t('product.field.vatRate'),
      kind: 'number',
      align: 'end',
      isExtra: true,
      cell: ({ vatRate }, { t, locale }) =>
        vatRate === null ? t('value.none') : formatPercent(vatRate, locale),
    },
    {
      key: 'tags',
      header: ({ t }) => t('product.field.tags'),
      isExtra: true,
      cell: ({ tags }, { t }) => (tags.length === 0 ? t('value.none') : tags.join(', ')),
    },
    {
      key: 'changed',
      header: ({ t }) => t('product.column.changed'),
      kind: 'date',
      align: 'end',
      card: 'hidden',
      isMinor: true,
      sort: 'updatedAt',
      descendingFirst: true,
      cell: ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale),
    },
  ],
};

/** How it shows one of an agent who charges none. */
export const productRowWithoutVat: typeof productRow = {
  ...productRow,
  columns: productRow.columns.filter(({ key }) => key !== 'vat'),
};

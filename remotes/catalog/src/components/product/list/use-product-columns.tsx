import type { ProductSummary } from '@pazar/contracts/product';
import { formatPercent } from '@pazar/format/percent';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatRecent } from '@pazar/format/recent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { ListColumn } from '@pazar/ui/list/list-description';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productQueries } from '../../../api/product/product-queries.ts';
import { productStatus } from '../../../model/product/product-status.ts';
import { PriceCell } from './price-cell.tsx';
import { ProductCell } from './product-cell.tsx';
import { StockCell } from './stock-cell.tsx';
import type { RowChanges } from './use-row-changes.ts';

/** The columns of the list of products; they stay the same while nothing they depend on changes. */
export function useProductColumns(changes: RowChanges): ListColumn<ProductSummary>[] {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { data: categories } = useQuery(productQueries.categories(useHttp()));

  return useMemo(() => {
    const nameOf = ({ name }: ProductSummary) => readLocalizedText(name, locale).text;
    const none = t('value.none');
    return [
      {
        key: 'name',
        header: t('product.column.name'),
        isPrimary: true,
        sort: 'name',
        cell: (product) => <ProductCell product={product} />,
      },
      {
        key: 'price',
        header: t('product.column.price'),
        align: 'end',
        sort: 'price',
        cell: (product) => <PriceCell product={product} name={nameOf(product)} changes={changes} />,
      },
      {
        key: 'stock',
        header: t('product.column.stock'),
        align: 'end',
        sort: 'stock',
        cell: (product) => <StockCell product={product} name={nameOf(product)} changes={changes} />,
      },
      {
        key: 'status',
        header: t('product.column.status'),
        card: 'aside',
        sort: 'status',
        cell: (product) => {
          const { tone, key } = productStatus(product);
          return <Badge tone={tone}>{t(key)}</Badge>;
        },
      },
      {
        key: 'category',
        header: t('product.field.categoryId'),
        sort: 'category',
        isExtra: true,
        cell: ({ categoryId }) =>
          categories?.find(({ id }) => id === categoryId)?.name[locale] ?? none,
      },
      {
        key: 'sku',
        header: t('product.field.sku'),
        sort: 'sku',
        isExtra: true,
        cell: ({ sku }) => sku,
      },
      {
        key: 'vat',
        header: t('product.field.vatRate'),
        align: 'end',
        isExtra: true,
        cell: ({ vatRate }) => (vatRate === null ? none : formatPercent(vatRate, locale)),
      },
      {
        key: 'tags',
        header: t('product.field.tags'),
        isExtra: true,
        cell: ({ tags }) => (tags.length === 0 ? none : tags.join(', ')),
      },
      {
        key: 'changed',
        header: t('product.column.changed'),
        align: 'end',
        card: 'hidden',
        isMinor: true,
        sort: 'updatedAt',
        isDownFirst: true,
        cell: ({ updatedAt }) => formatRecent(updatedAt, locale),
      },
    ];
  }, [t, locale, categories, changes]);
}

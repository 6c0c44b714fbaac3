import type { ProductSummary } from '@pazar/contracts/product';
import type { Locale } from '@pazar/format/locale';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import { formatRecent } from '@pazar/format/recent';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { useTranslation } from '@pazar/shell/translation';
import { packName } from '../../model/product/pack-name.ts';
import { productPrice } from '../../model/product/product-price.ts';
import { productStatus } from '../../model/product/product-status.ts';

type Translate = ReturnType<typeof useTranslation<'catalog'>>['t'];

/** Code and packs on sale: `P-0012 · 1 kg, 5 kg`. */
function productDetail({ sku, packs }: ProductSummary, locale: Locale): string {
  const names = packs.filter((pack) => pack.active).map((pack) => packName(pack, locale));
  return names.length === 0 ? sku : `${sku} · ${names.join(', ')}`;
}

function priceText(product: ProductSummary, locale: Locale, t: Translate): string {
  const price = productPrice(product);
  if (price === null) return t('value.none');
  const money = formatMoney(price.money, locale);
  return price.isLowest ? t('product.price.from', { price: money }) : money;
}

function stockText(product: ProductSummary, locale: Locale, t: Translate): string {
  if (product.stockState === 'ON_DEMAND') return t('product.stock.onDemand');
  if (product.stockAvailable === null) return t('value.none');
  return formatQuantity(product.stockAvailable, product.baseUnit, locale);
}

export function useProductColumns(): Column<ProductSummary>[] {
  const { t } = useTranslation('catalog');
  const locale = useLocale();

  return [
    {
      key: 'name',
      header: t('product.column.name'),
      isPrimary: true,
      cell: (product) => (
        <RowTitle
          icon="product"
          title={<LocalizedText text={product.name} locale={locale} />}
          detail={productDetail(product, locale)}
        />
      ),
    },
    {
      key: 'price',
      header: t('product.column.price'),
      align: 'end',
      card: 'aside',
      cell: (product) => priceText(product, locale, t),
    },
    {
      key: 'stock',
      header: t('product.column.stock'),
      align: 'end',
      cell: (product) => stockText(product, locale, t),
    },
    {
      key: 'status',
      header: t('product.column.status'),
      card: 'aside',
      cell: (product) => {
        const { tone, key } = productStatus(product);
        return <Badge tone={tone}>{t(key)}</Badge>;
      },
    },
    {
      key: 'changed',
      header: t('product.column.changed'),
      align: 'end',
      card: 'hidden',
      isMinor: true,
      cell: (product) => formatRecent(product.updatedAt, locale),
    },
  ];
}

import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { productQueries } from '../api/product-queries.ts';
import { ProductInfo } from '../components/product-info.tsx';
import { useProductColumns } from '../components/use-product-columns.tsx';

export function ProductPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const products = useQuery(productQueries.list(useHttp(), cursor));
  const columns = useProductColumns();
  const count = formatTotal(products.data?.page, locale);
  const texts = {
    label: t('product.list.label'),
    loading: t('product.list.loading'),
    failed: t('product.list.failed'),
    empty: t('product.list.empty'),
    emptyDetail: t('product.list.emptyDetail'),
  };

  return (
    <Page title={t('product.title')} subtitle={count && t('product.total', count)}>
      <ListView texts={texts} list={products} columns={columns} />
      {products.data !== undefined && <ProductInfo products={products.data.items} />}
    </Page>
  );
}

import { defaultPageLimit } from '@pazar/contracts/page';
import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { productQueries } from '../../api/product/product-queries.ts';
import { ProductListInfo } from '../../components/product/product-list-info.tsx';
import { useProductColumns } from '../../components/product/use-product-columns.tsx';

export function ProductListPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const products = useQuery(
    productQueries.list(useHttp(), { limit: defaultPageLimit, cursor, count: true }),
  );
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
      {products.data !== undefined && <ProductListInfo products={products.data.items} />}
    </Page>
  );
}

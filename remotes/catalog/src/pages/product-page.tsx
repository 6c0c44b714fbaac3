import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { productQueries } from '../api/product-queries.ts';
import { ListView } from '../components/list-view.tsx';
import { ProductInfo } from '../components/product-info.tsx';
import { useProductColumns } from '../components/use-product-columns.tsx';
import { total } from '../model/total.ts';
import { usePageCursor } from '../model/use-page-cursor.ts';

export function ProductPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const products = useQuery(productQueries.list(useHttp(), cursor));
  const columns = useProductColumns();
  const count = total(products.data?.page, locale);

  return (
    <Page title={t('product.title')} subtitle={count && t('product.total', count)}>
      <ListView texts="product" list={products} columns={columns} />
      {products.data !== undefined && <ProductInfo products={products.data.items} />}
    </Page>
  );
}

import { formatTotal } from '@pazar/format/total';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { useNavigate } from '@pazar/shell/router';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/ui/list/data-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { productTabs } from '../../components/product/list/product-tabs.ts';
import { ProductListInfo } from '../../components/product/list/product-list-info.tsx';
import { productRow, productRowWithoutVat } from '../../components/product/list/product-row.tsx';
import { useProductBulk } from '../../components/product/list/use-product-bulk.ts';
import { useProductFilters } from '../../components/product/list/use-product-filters.tsx';
import { useRowChanges } from '../../components/product/list/use-row-changes.ts';
import { useHasVat } from '../../components/product/use-has-vat.ts';
import { productList } from '../../model/product/product-list.ts';
import { productResource } from '../../api/product/products.ts';

export function ProductListPage() {
  const { t, locale } = useWords('catalog');
  const navigate = useNavigate();
  const state = useListState(productList);
  const http = useHttp();
  const products = useQuery(productResource.list(http, state.query));
  const changes = useRowChanges();
  const { filters, categories, notice } = useProductFilters();
  const { hasVat, notice: vatNotice } = useHasVat();
  // oxlint-disable-next-line pazar/read-failure -- without them the tabs have no numbers
  const counts = useQuery(productResource.list(http, { limit: 1, facets: 'status,stock' }));
  const bulk = useProductBulk({ states: state.url.filters.status, hasVat });
  const count = formatTotal(products.data?.page, locale);
  const create = { label: t('product.new.title'), onCreate: () => void navigate('/product/new') };
  const texts = {
    label: t('product.list.label'),
    search: t('product.list.search'),
    loading: t('product.list.loading'),
    failed: t('product.list.failed'),
    empty: t('product.list.empty'),
    emptyDetail: t('product.list.emptyDetail'),
  };

  return (
    <Page
      title={t('product.title')}
      subtitle={count && t('product.total', count)}
      actions={
        <Button variant="primary" icon="add" onClick={create.onCreate}>
          {create.label}
        </Button>
      }
      actionsFloat
    >
      {notice || vatNotice}
      <DataList
        state={state}
        list={products}
        texts={texts}
        row={hasVat ? productRow : productRowWithoutVat}
        context={{ t, locale, categories, changes }}
        filters={filters}
        bulk={bulk}
        create={create}
        tabs={{ items: productTabs(t), counts: counts.data?.facets }}
        tools={
          <>
            <ExportButton
              state={state}
              path="/v1/products/export"
              fileName={t('product.export.name')}
            />
            <Button variant="quiet" icon="upload" onClick={() => void navigate('/product/import')}>
              {t('import.action')}
            </Button>
          </>
        }
      />
      {products.data !== undefined && (
        <ProductListInfo products={products.data.items} filters={state.filterQuery} />
      )}
    </Page>
  );
}

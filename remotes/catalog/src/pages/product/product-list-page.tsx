import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { useWords } from '@pazar/section/use-words';
import { useNavigate } from 'react-router-dom';
import type { TFunction } from 'i18next';
import { Button } from '@pazar/ui/button';
import { DataList, type ListTab } from '@pazar/ui/list/data-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { Page } from '@pazar/ui/page';
import { productResource } from '../../api/product/products.ts';
import { ProductListInfo } from '../../components/product/list/product-list-info.tsx';
import { productRow, productRowWithoutVat } from '../../components/product/list/product-row.tsx';
import { useProductBulk } from '../../components/product/list/use-product-bulk.ts';
import { useProductFilters } from '../../components/product/list/use-product-filters.tsx';
import { useRowChanges } from '../../components/product/list/use-row-changes.ts';
import { useHasVat } from '../../components/product/use-has-vat.ts';
import { productList } from '../../model/product/product-list.ts';

export function ProductListPage() {
  const { t, locale } = useWords('catalog');
  const navigate = useNavigate();
  const { state, list, count, tabCounts } = useSectionList(productResource, productList, [
    'status',
    'stock',
    'visibility',
  ]);
  const changes = useRowChanges();
  const { filters, categories, notice } = useProductFilters();
  const { hasVat, notice: vatNotice } = useHasVat();
  const bulk = useProductBulk({ states: state.url.filters.status, hasVat });
  const create = { label: t('product.new.title'), onCreate: () => void navigate('/product/new') };

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
        list={list}
        texts={listTexts((name) => t(`product.list.${name}`))}
        row={hasVat ? productRow : productRowWithoutVat}
        context={{ t, locale, categories, changes }}
        filters={filters}
        bulk={bulk}
        create={create}
        tabs={{ items: productTabs(t), counts: tabCounts }}
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
      {list.data !== undefined && (
        <ProductListInfo products={list.data} filters={state.filterQuery} />
      )}
    </Page>
  );
}

/** The filters of products that agents choose most. */
function productTabs(t: TFunction<'catalog'>): readonly ListTab<typeof productList>[] {
  return [
    { key: 'active', label: t('product.states.ACTIVE'), filters: { status: ['ACTIVE'] } },
    { key: 'low', label: t('product.stockState.LOW'), filters: { stock: ['LOW'] } },
    { key: 'hidden', label: t('product.info.hidden'), filters: { visibility: ['hidden'] } },
    { key: 'out', label: t('product.stockState.OUT'), filters: { stock: ['OUT'] } },
    { key: 'drafts', label: t('product.states.DRAFT'), filters: { status: ['DRAFT'] } },
  ];
}

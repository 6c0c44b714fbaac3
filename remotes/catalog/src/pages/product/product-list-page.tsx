import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { useFormatters } from '@pazar/section/use-formatters';
import { InfoBar } from '@pazar/shell/info-bar';
import { useNavigate } from 'react-router-dom';
import type { TFunction } from 'i18next';
import { Button } from '@pazar/ui/button';
import { DataList, type ListTab } from '@pazar/section/list/data-list';
import { ExportButton } from '@pazar/section/list/export-button';
import { Page } from '@pazar/ui/page';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import { productResource } from '../../api/product/products.ts';
import type * as infoFile from '../../components/product/list/product-list-info.tsx';
import { FieldsAhead } from '../../components/product/list/loaded-fields.tsx';
import { productRow, productRowWithoutVat } from '../../components/product/list/product-row.tsx';
import { useProductBulk } from '../../components/product/list/use-product-bulk.ts';
import { useProductFilters } from '../../components/product/list/use-product-filters.tsx';
import { useRowChanges } from '../../components/product/list/use-row-changes.ts';
import { useFile } from '../../components/use-file.ts';
import { useHasVat } from '../../components/product/use-has-vat.ts';
import { productList } from '../../model/product/product-list.ts';

export function ProductListPage() {
  const { t, locale } = useFormatters('catalog');
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
  const isPhone = useIsPhone();
  const toImport = () => void navigate('/product/import');
  const create = { label: t('product.new.title'), onCreate: () => void navigate('/product/new') };

  return (
    <Page
      title={t('product.title')}
      subtitle={
        count && (
          <ProductTotal
            count={count}
            visible={state.isFiltered ? undefined : tabCounts?.['visibility']?.['live']}
          />
        )
      }
      actions={
        <>
          {!isPhone && <Button onClick={toImport}>{t('import.action')}</Button>}
          <Button variant="primary" icon="add" onClick={create.onCreate}>
            {create.label}
          </Button>
        </>
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
        tabs={{ items: productTabs(t), counts: tabCounts, areBelow: true }}
        beside={(chosen) =>
          list.data && <ListInfo products={list.data} filters={state.filterQuery} chosen={chosen} />
        }
        tools={
          <>
            <ExportButton
              state={state}
              path="/v1/products/export"
              fileName={t('product.export.name')}
            />
            {isPhone && (
              <Button variant="quiet" icon="upload" onClick={toImport}>
                {t('import.action')}
              </Button>
            )}
          </>
        }
      />
      {!list.isPending && <FieldsAhead />}
    </Page>
  );
}

interface ProductTotalProps {
  count: { count: number; number: string };
  /** Undefined while it is not known, and where only some are listed. */
  visible: number | undefined;
}

/** How many there are, and how many of all customers see. */
function ProductTotal({ count, visible }: ProductTotalProps) {
  const { t, ...format } = useFormatters('catalog');
  const total = t('product.total', count);
  if (visible === undefined) return total;
  return t('product.totalVisible', { total, visible: format.number(visible) });
}

/** The info bar loads after the rows. */
function ListInfo(props: infoFile.ProductListInfoProps) {
  const { data: file, notice } = useFile<typeof infoFile>(
    'product-info',
    () =>
      import(
        /* webpackChunkName: "product-info" */ '../../components/product/list/product-list-info.tsx'
      ),
  );
  if (file !== undefined) return <file.ProductListInfo {...props} />;
  return notice && <InfoBar>{notice}</InfoBar>;
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

import { defaultPreferences } from '@pazar/contracts/preferences';
import type { ProblemCode } from '@pazar/contracts/problem';
import { productPageSchema, type ProductSummary } from '@pazar/contracts/product';
import { useHttp } from '@pazar/shell/http';
import { aPage, aProduct } from '@pazar/testing/builders';
import { type FakeAnswer, type FakeFailure, fakeApi } from '@pazar/testing/fake-api';
import { renderInShell, type RenderInShellOptions } from '@pazar/testing/render-in-shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { BulkSetup } from '../src/list/bulk/bulk-action.ts';
import { DataList } from '../src/list/data-list.tsx';
import { defineList } from '../src/list/query/define-list.ts';
import type { ListFilter } from '../src/list/filters/list-filter.ts';
import type { RowDescription } from '../src/list/table/row-description.ts';
import { useListState } from '../src/list/query/use-list-state.ts';

/** Source of the tests' list. */
export const path = '/v1/products';
const definition = defineList({
  name: 'products',
  filters: { status: 'texts', stock: 'texts', tag: 'texts', updated: 'date-range' },
  sorts: ['sku', 'price', 'updatedAt'],
  defaultSort: '-updatedAt',
  facets: ['status'],
});
/** The same for an endpoint without `q`. */
const withoutSearch = { ...definition, hasSearch: false };
const texts = {
  label: 'Products',
  search: 'Name, code, tag',
  loading: 'Loading products…',
  failed: 'The products could not be loaded',
  empty: 'No products yet',
  emptyDetail: 'What you sell will appear here.',
};
/** Called with each rendered row. */
export const onCell = vi.fn<(sku: string) => void>();
const productRow: RowDescription<ProductSummary, { price: string }, typeof definition> = {
  columns: [
    {
      key: 'sku',
      header: () => 'Code',
      isPrimary: true,
      sort: 'sku',
      cell: ({ sku }) => sku,
    },
    {
      key: 'price',
      header: () => 'Price',
      sort: 'price',
      descendingFirst: true,
      cell({ sku }, { price }) {
        onCell(sku);
        return price;
      },
    },
    {
      key: 'vat',
      header: () => 'VAT',
      isExtra: true,
      cell: ({ vatRate }) => `${vatRate} %`,
    },
  ],
  nameOf: ({ sku }) => sku,
  hrefOf: ({ id }) => `/list/${id}`,
};
const filters: readonly ListFilter<typeof definition>[] = [
  {
    key: 'status',
    label: 'Status',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'DRAFT', label: 'Draft' },
    ],
  },
  { key: 'updated', label: 'Changed' },
  {
    key: 'tag',
    label: 'Tag',
    options: Array.from({ length: 20 }, (_, index) => ({
      value: `t${index + 1}`,
      label: `Тиквеш ${index + 1}`,
    })),
  },
];
/** Called after rows were changed. */
export const onChanged = vi.fn<() => void>();
const bulk: BulkSetup = {
  path: '/v1/products/bulk',
  actions: [
    { key: 'archive', label: 'Archive', done: ({ number }) => `Archived: ${number}` },
    { key: 'publish', label: 'Publish', done: ({ number }) => `Published: ${number}` },
  ],
  onChanged,
};

const tabs = {
  items: [
    { key: 'active', label: 'Active', filters: { status: ['ACTIVE'] } },
    { key: 'low', label: 'Low', filters: { stock: ['LOW'] } },
  ],
  counts: { status: { ACTIVE: 3, DRAFT: 1 }, stock: { LOW: 2 } },
};

function Products({ list: shown, hasTabs }: { list: typeof definition; hasTabs: boolean }) {
  const http = useHttp();
  const state = useListState(shown);
  const list = useQuery({
    queryKey: ['products', state.query],
    queryFn: ({ signal }) =>
      http.get(path, { schema: productPageSchema, query: state.query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataList
      state={state}
      list={list}
      texts={texts}
      row={productRow}
      context={{ price: '65' }}
      filters={filters}
      tabs={hasTabs ? tabs : undefined}
      bulk={bulk}
      create={{ label: 'New product', onCreate: () => undefined }}
    />
  );
}

export const rows = ['A', 'B', 'C', 'D'].map((sku) => aProduct({ sku }));
export const preferences = { ...defaultPreferences, version: 0 };

/** How the first request for the rows fails. */
type ListFailure = [failure: FakeFailure, problem?: ProblemCode];

/** A list of four products, with every part that a list can have. */
export function show(
  answers: Record<string, FakeAnswer> = {},
  options: Partial<RenderInShellOptions> & {
    fails?: ListFailure;
    hasSearch?: boolean;
    hasTabs?: boolean;
  } = {},
) {
  const api = fakeApi({
    [path]: { ...aPage(rows), facets: { status: { ACTIVE: 3, DRAFT: 1 } } },
    '/v1/views': { items: [] },
    '/v1/account/preferences': preferences,
    ...answers,
  });
  const { fails, hasSearch = true, hasTabs = false, ...shell } = options;
  if (fails !== undefined) api.failNext(path, ...fails);
  const element = <Products list={hasSearch ? definition : withoutSearch} hasTabs={hasTabs} />;
  return renderInShell([{ path: '*', element }], { at: '/list', api, ...shell });
}
export const row = (name: string) => screen.findByRole('rowheader', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

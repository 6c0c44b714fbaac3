import type { Page as ListOf } from '@pazar/contracts/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '@pazar/ui/badge';
import { MoneyField } from '@pazar/ui/input/money-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ImportPage } from '../../../src/import/import-page.tsx';
import { BulkForm } from '../../../src/list/bulk/bulk-form.tsx';
import { DataList } from '../../../src/list/data-list.tsx';
import { EditableCell } from '../../../src/list/cell/editable-cell.tsx';
import { ExportButton } from '../../../src/list/export-button.tsx';
import { Pages } from '../../../src/list/pages.tsx';
import { defineList } from '../../../src/list/query/define-list.ts';
import type { RowDescription } from '../../../src/list/table/row-description.ts';
import { UndoMenu } from '../../../src/list/undo/undo-menu.tsx';
import { useListState } from '../../../src/list/query/use-list-state.ts';
import { useUndoable } from '../../../src/list/undo/use-undoable.ts';
import { RowTitle } from '@pazar/ui/row-title';
import type { Entry, Say } from '../entry.ts';
import { type ExampleRow, exampleRows } from './produce-rows.ts';

const definition = defineList({
  name: 'examples',
  filters: { status: 'texts', updated: 'date-range' },
  sorts: ['name', 'price'],
  defaultSort: 'name',
  facets: ['status'],
});

const exampleRow: RowDescription<ExampleRow, { say: Say }, typeof definition> = {
  nameOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      header: ({ say }) => say('Product', 'Производ'),
      cell: ({ name, detail }) => <RowTitle title={name} detail={detail} icon="product" />,
      isPrimary: true,
      sort: 'name',
    },
    {
      key: 'price',
      header: ({ say }) => say('Price', 'Цена'),
      cell: ({ price }) => price,
      align: 'end',
      card: 'aside',
      sort: 'price',
    },
    {
      key: 'status',
      header: ({ say }) => say('Status', 'Статус'),
      cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
      card: 'aside',
    },
  ],
};
const texts = (say: Say) => ({
  label: say('Products', 'Производи'),
  search: say('Name, code, tag', 'Назив, шифра, ознака'),
  loading: say('Loading…', 'Се вчитува…'),
  failed: say('Not loaded', 'Не е вчитано'),
  empty: say('Nothing here yet', 'Сѐ уште нема ништо'),
  emptyDetail: say('Add the first one.', 'Додајте го првиот.'),
});

function useExamplePage(say: Say) {
  return useQuery({
    queryKey: ['examples', say('en', 'mk')],
    queryFn: (): Promise<ListOf<ExampleRow>> =>
      Promise.resolve({
        items: [...exampleRows(say)],
        page: { next: 'next', prev: null, limit: 25, from: 1, total: 38, totalIsExact: true },
      }),
  });
}

function ExampleList({ say }: { say: Say }) {
  const state = useListState(definition);
  const list = useExamplePage(say);
  return (
    <DataList
      state={state}
      list={list}
      texts={texts(say)}
      row={exampleRow}
      context={{ say }}
      filters={[
        {
          key: 'status',
          label: say('Status', 'Статус'),
          options: [
            { value: 'ACTIVE', label: say('Active', 'Активни') },
            { value: 'DRAFT', label: say('Drafts', 'Нацрти') },
          ],
        },
        { key: 'updated', label: say('Last changed', 'Последна промена') },
      ]}
    />
  );
}

function ExampleUndo({ say }: { say: Say }) {
  const { entries, offer } = useUndoable('examples');
  useEffect(
    function doSomething() {
      if (entries.length > 0) return;
      const message = say('Archived: 3 products', 'Архивирани: 3 производи');
      offer({ message, undo: () => Promise.resolve() });
    },
    [entries, offer, say],
  );
  return <UndoMenu scope="examples" />;
}

/** Server lists and their actions. */
export const dataLists: readonly Entry[] = [
  {
    name: 'list/data-list',
    isWide: true,
    states: { rows: (say) => <ExampleList say={say} /> },
  },
  {
    name: 'list/bulk/bulk-form',
    states: {
      'to be filled in': (say) => (
        <BulkForm params={null} onRun={() => undefined} onCancel={() => undefined}>
          {(missing) => (
            <TextField
              label={say('Reason', 'Причина')}
              value=""
              onChange={() => undefined}
              error={missing}
            />
          )}
        </BulkForm>
      ),
    },
  },
  {
    name: 'list/cell/editable-cell',
    states: {
      'as it is read': (say) => (
        <EditableCell<number | null>
          label={say('Price of Tomato', 'Цена на Домат')}
          value={6500}
          input={(field) => <MoneyField {...field} currency="MKD" />}
          save={() => Promise.resolve()}
        >
          {say('MKD 65', '65 ден.')}
        </EditableCell>
      ),
    },
  },
  {
    name: 'list/undo/undo-menu',
    states: { 'after an action': (say) => <ExampleUndo say={say} /> },
  },
  {
    name: 'list/export-button',
    states: {
      'to be pressed': (say) => (
        <ExportButton
          state={{ filterQuery: {}, sort: 'name' }}
          path="/v1/products/export"
          fileName={say('products.csv', 'proizvodi.csv')}
        />
      ),
    },
  },
  {
    name: 'import/import-page',
    states: {},
    alone: {
      'a file to choose': (say) => (
        <ImportPage
          kind="products"
          listPath="/product"
          title={say('Import products', 'Увоз на производи')}
          naming={['name_mk']}
          codes={{}}
          onChanged={() => undefined}
        />
      ),
    },
  },
  {
    name: 'list/pages',
    states: {
      counted: (say) => (
        <Pages
          label={say('Products', 'Производи')}
          page={{ prev: 'previous', next: 'next', limit: 25, total: 60, totalIsExact: true }}
          isBusy={false}
          goTo={() => undefined}
        />
      ),
      'loading another': (say) => (
        <Pages
          label={say('History', 'Историја')}
          page={{ prev: null, next: 'next', limit: 25 }}
          isBusy
          goTo={() => undefined}
        />
      ),
    },
  },
];

import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { DataTable } from '@pazar/ui/data-table';
import { Pagination } from '@pazar/ui/pagination';
import { RowTitle } from '@pazar/ui/row-title';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import type { Entry, Say } from '../entry.ts';
import { type ExampleRow, exampleRows } from './produce-rows.ts';

const columns = (say: Say): readonly Column<ExampleRow>[] => [
  {
    key: 'name',
    header: say('Product', 'Производ'),
    cell: ({ name, detail }) => <RowTitle title={name} detail={detail} icon="product" />,
    isPrimary: true,
  },
  {
    key: 'price',
    header: say('Price', 'Цена'),
    cell: ({ price }) => price,
    align: 'end',
    card: 'aside',
  },
  { key: 'stock', header: say('Stock', 'Залиха'), cell: ({ stock }) => stock, align: 'end' },
  {
    key: 'status',
    header: say('Status', 'Статус'),
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
    card: 'aside',
  },
];
const steps = (say: Say, onGo?: () => void) => ({
  previous: { label: say('Previous', 'Претходно'), onGo },
  next: { label: say('Next', 'Следно'), onGo: () => {} },
});

/** Tables and their parts. */
export const lists: readonly Entry[] = [
  {
    name: 'data-table',
    isWide: true,
    states: {
      rows: (say) => (
        <DataTable
          label={say('Products', 'Производи')}
          columns={columns(say)}
          rows={exampleRows(say)}
          getRowKey={({ id }) => id}
        />
      ),
    },
  },
  {
    name: 'table-skeleton',
    isWide: true,
    states: {
      loading: (say) => (
        <TableSkeleton label={say('Loading…', 'Се вчитува…')} columns={columns(say)} rows={3} />
      ),
    },
  },
  {
    name: 'row-title',
    states: {
      'with a detail': (say) => (
        <RowTitle title={say('Acacia honey', 'Багремов мед')} detail="P-0028" icon="product" />
      ),
    },
  },
  {
    name: 'pagination',
    states: {
      'first page': (say) => (
        <Pagination
          label={say('Pages, first', 'Страници, прва')}
          summary={say('25 products', '25 производи')}
          {...steps(say)}
        />
      ),
      busy: (say) => (
        <Pagination
          isBusy
          label={say('Pages, busy', 'Страници, зафатено')}
          {...steps(say, () => {})}
        />
      ),
    },
  },
];

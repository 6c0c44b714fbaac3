import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/parts/section-icon';
import tableStyles from '@pazar/ui/parts/data-table.module.css';
import styles from './list-table.module.css';
import type { TableColumn } from './row-description.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import type { PendingList } from './use-pending-list.ts';

export interface ListHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  order: Pick<PendingList, 'sort' | 'sortBy'>;
  selection: ListSelection | null;
}

/** The heads of a list: each sorts by its column, and shows the current order. */
export function ListHead<Row>({ columns, order, selection }: ListHeadProps<Row>) {
  return (
    <thead className={`${tableStyles.head} ${styles.head}`}>
      <tr>
        {selection !== null && (
          <th scope="col" className={`${tableStyles.headCell} ${styles.selectCell}`}>
            <PageCheckbox selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <SortHead key={column.key} column={column} order={order} />
        ))}
      </tr>
    </thead>
  );
}

function PageCheckbox({ selection: { pageState, selectPage } }: { selection: ListSelection }) {
  const { t } = useTranslation('shell');
  return (
    <label className={styles.select}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = pageState === 'some';
        }}
        type="checkbox"
        checked={pageState === 'all'}
        aria-label={t('list.selectPage')}
        onChange={selectPage}
      />
    </label>
  );
}

type SortHeadProps<Row> = Pick<ListHeadProps<Row>, 'order'> & { column: TableColumn<Row> };

const directions = { up: 'ascending', down: 'descending', none: undefined } as const;

function SortHead<Row>({ column, order }: SortHeadProps<Row>) {
  const { header, align = 'start', isMinor = false, sort, descendingFirst = false } = column;
  const looks = { className: tableStyles.headCell, 'data-align': align, 'data-minor': isMinor };
  if (sort === undefined) {
    return (
      <th {...looks} scope="col">
        {header}
      </th>
    );
  }
  const direction = directionOf(order.sort, sort);
  return (
    <th {...looks} scope="col" aria-sort={directions[direction]}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => order.sortBy(sort, descendingFirst)}
      >
        {header}
        {direction !== 'none' && <Icon name={direction} size={16} />}
      </button>
    </th>
  );
}

function directionOf(current: string, name: string): keyof typeof directions {
  const [first] = current.split(',');
  if (first === name) return 'up';
  return first === `-${name}` ? 'down' : 'none';
}

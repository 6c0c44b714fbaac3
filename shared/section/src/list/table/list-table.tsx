import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { memo } from 'react';
import tableStyles from '@pazar/ui/parts/data-table.module.css';
import { TableCell } from '@pazar/ui/parts/table-cell';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { ListHead } from './list-head.tsx';
import styles from './list-table.module.css';
import type { TableColumn } from './row-description.ts';
import { useIsTooWide } from './use-is-too-wide.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import type { PendingList } from './use-pending-list.ts';

export interface ListTableProps<Row extends { id: string }> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  order: Pick<PendingList, 'sort' | 'sortBy'>;
  density: 'comfortable' | 'compact';
  /** Newer rows are loading; the old ones stay readable. */
  isBusy: boolean;
  /** Absent where rows cannot be chosen. */
  selection: ListSelection | null;
  /** The name of a row. */
  nameOf: (row: Row) => string;
  hrefOf: ((row: Row) => string) | undefined;
}

/** Rows in a real table whose heads sort; below 576 px each row is a card. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, order, density, isBusy, selection, nameOf, hrefOf } = props;
  const { frame, isTooWide } = useIsTooWide();
  return (
    <div ref={frame} className={tableStyles.frame} data-too-wide={isTooWide}>
      <table
        className={`${tableStyles.table} ${styles.table}`}
        data-density={density}
        data-selectable={selection !== null}
        aria-busy={isBusy}
      >
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <ListHead columns={columns} order={order} selection={selection} />
        <tbody className={tableStyles.body}>
          {rows.map((row) => (
            <ListRow
              key={row.id}
              row={row}
              columns={columns}
              name={nameOf(row)}
              href={hrefOf?.(row)}
              isSelected={selection?.isSelected(row.id) ?? false}
              onSelect={selection?.select}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ListRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  name: string;
  href: string | undefined;
  isSelected: boolean;
  onSelect: ListSelection['select'] | undefined;
}

function PlainRow<Row extends { id: string }>(props: ListRowProps<Row>) {
  const { row, columns, name, href, isSelected, onSelect } = props;
  const { t } = useTranslation('shell');
  return (
    <tr className={`${tableStyles.row} ${styles.row}`} data-row={row.id} data-selected={isSelected}>
      {onSelect !== undefined && (
        <td className={`${tableStyles.cell} ${styles.selectCell}`}>
          <label className={styles.select}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={t('list.select', { row: name })}
              onChange={({ nativeEvent }) => onSelect(row.id, isShift(nativeEvent))}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.key} column={column}>
          {column.isPrimary === true && href !== undefined ? (
            <Link to={href} className={styles.open} data-open>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </TableCell>
      ))}
    </tr>
  );
}

/** A row renders again only when it, its columns or its choice change: a page may have a hundred. */
const ListRow = memo(PlainRow) as typeof PlainRow;

/** A checkbox's change comes from a click, which has the modifier keys. */
function isShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

import type { ColumnHead } from '../data-table/data-table-column.ts';
import { DataTableHead } from '../data-table/data-table-head.tsx';
import tableStyles from '../data-table/data-table.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table-skeleton.module.css';

export interface TableSkeletonProps {
  /** The loading data, such as "Loading products…"; announced, not shown. */
  label: string;
  /** The columns of the loading table. */
  columns: readonly ColumnHead[];
  /** How many rows are likely. Default 8. */
  rows?: number;
  /** Of a list, whose heads are buttons: whether a checkbox is before each row. */
  isSelectable?: boolean | undefined;
}

/** The column of checkboxes. */
const selectHead: ColumnHead = { key: 'select', header: '', kind: 'actions', card: 'aside' };

/**
 * Placeholder of a `DataTable` while its first rows load; the same heads, so that nothing moves.
 */
export function TableSkeleton({ label, columns, rows = 8, isSelectable }: TableSkeletonProps) {
  const heads = isSelectable === true ? [selectHead, ...columns] : columns;
  return (
    <div className={tableStyles.frame}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <table
        className={`${tableStyles.table} ${styles.table}`}
        data-selectable={isSelectable}
        aria-hidden="true"
      >
        <DataTableHead columns={heads} />
        <tbody className={tableStyles.body}>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className={tableStyles.row}>
              {heads.map((column) => (
                <SkeletonCell key={column.key} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonCell({ column }: { column: ColumnHead }) {
  const { align = 'start', isPrimary = false, isMinor = false, card = 'line' } = column;
  return (
    <td
      className={tableStyles.cell}
      data-align={align}
      data-minor={isMinor}
      data-card={isPrimary ? 'title' : card}
    >
      <SkeletonBar isLong={isPrimary} />
    </td>
  );
}

function SkeletonBar({ isLong }: { isLong: boolean }) {
  return <span className={styles.bar} data-long={isLong} />;
}

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Column } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import styles from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

export interface DataTableProps<Row> {
  /** The kind of rows; the table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Unique among the rows and the same at every render. */
  getRowKey: (row: Row) => string;
  /** Newer rows are loading; the old ones stay readable. */
  isBusy?: boolean;
}

/**
 * Rows in a real table with a sticky head; below 576 px each row is a card. Without rows show
 * `TableSkeleton`, `EmptyState` or `ErrorState` instead.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowKey,
  isBusy = false,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={isBusy}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <DataTableHead columns={columns} />
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

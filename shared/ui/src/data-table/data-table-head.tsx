import type { ColumnHead } from './data-table-column.ts';
import styles from './data-table.module.css';

/** The head row of a table and of its skeleton. */
export function DataTableHead({ columns }: { columns: readonly ColumnHead[] }) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map(({ key, header, kind = 'text', align = 'start', isMinor = false }) => (
          <th
            key={key}
            scope="col"
            className={styles.headCell}
            data-kind={kind}
            data-align={align}
            data-minor={isMinor}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import type { ReactNode } from 'react';
import type { ColumnHead } from './data-table-column.ts';
import styles from './data-table.module.css';

/** A cell of a table in the looks of its column; on a phone it is a line of the row's card. */
export function TableCell({ column, children }: { column: ColumnHead; children: ReactNode }) {
  const {
    key,
    header,
    kind = 'text',
    align = 'start',
    isPrimary = false,
    isMinor = false,
    card = 'line',
  } = column;
  const looks = {
    className: styles.cell,
    'data-align': align,
    'data-kind': kind,
    'data-minor': isMinor,
    'data-cell': key,
    // A translator would read a number as a text, and a code as a word.
    translate: kind === 'number' || kind === 'code' ? ('no' as const) : undefined,
  };
  if (isPrimary) {
    return (
      <th {...looks} scope="row" data-card="title">
        {children}
      </th>
    );
  }
  return (
    <td {...looks} data-card={card} data-header={header}>
      {children}
    </td>
  );
}

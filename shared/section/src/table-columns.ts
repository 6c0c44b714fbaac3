import type { ReactNode } from 'react';
import type { Column } from '@pazar/ui/data-table-column';

/**
 * Makes columns of a table by their keys. A cell that is null or undefined shows a dash.
 *
 * @param headerOf the text above the column with a key, translated
 */
export function tableColumns<Row, Key extends string>(headerOf: (key: Key) => string) {
  return (
    key: Key,
    cell: (row: Row) => ReactNode,
    more?: Omit<Column<Row>, 'key' | 'header' | 'cell'>,
  ): Column<Row> => ({ ...more, key, header: headerOf(key), cell: (row) => cell(row) ?? '–' });
}

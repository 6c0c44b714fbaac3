import { ImportCell } from './import-cell.tsx';
import { faultyColumns } from './row-cells.ts';
import type { FaultyRow } from './use-row-save.ts';

export interface ImportRowFieldProps {
  of: FaultyRow;
  column: string;
  /** In a table, whose head names the column. */
  isLabelHidden?: boolean;
  /** Id of the row's form, where the field is not inside it. */
  form?: string;
}

/** The field of one cell of a row, with its error. */
export function ImportRowField({ of, column, ...looks }: ImportRowFieldProps) {
  const { job, row, target, choices, entries } = of;
  return (
    <ImportCell
      {...looks}
      name={column}
      column={column}
      choices={faultyColumns(row).includes(column) ? choices[column] : undefined}
      codes={target.codes}
      label={job.columnNames[column] ?? column}
      value={entries.of(row)[column] ?? row.cells[column] ?? ''}
      onChange={(text) => entries.enter(row, column, text)}
      error={row.errors.find((fault) => fault.column === column)?.detail}
    />
  );
}

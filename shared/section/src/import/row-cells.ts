import type { ImportJob, ImportRow } from '@pazar/contracts/import';

/** Columns of a table, unless more than these have errors. */
const maxColumns = 6;

/** The columns with something wrong, each once, in the order in which it was found. */
export function faultyColumns({ errors }: Pick<ImportRow, 'errors'>): readonly string[] {
  return [...new Set(errors.flatMap(({ column }) => column ?? []))];
}

/** The columns of the file in which a row has no error. */
export function otherColumns({ columns }: ImportJob, row: ImportRow): readonly string[] {
  const faulty = faultyColumns(row);
  return columns.filter((column) => !faulty.includes(column));
}

/** The errors of a row that concern none of its cells. */
export function rowFaults({ errors }: ImportRow): ImportRow['errors'] {
  return errors.filter(({ column }) => column === null);
}

/** Whether a row names a record without its id, and changes it once that is confirmed. */
export function isUnconfirmed({ errors, entityId }: ImportRow): boolean {
  return entityId !== null && errors.some(({ code }) => code === 'known-name');
}

/**
 * A row's name from its own cells; empty without one.
 *
 * @param naming columns that name a row, the best first
 */
export function rowName({ cells }: ImportRow, naming: readonly string[]): string {
  return naming.map((column) => cells[column] ?? '').find((text) => text !== '') ?? '';
}

/**
 * The columns that a table shows: the one that names its rows, those with errors, and the first
 * others of the file while there are few. Missing ones of the file can have errors, too.
 *
 * @param faulty columns in which a row of the table has an error, or had one
 * @param naming columns that name a row, the best first
 */
export function tableColumns(
  { columns }: Pick<ImportJob, 'columns'>,
  faulty: readonly string[],
  naming: readonly string[],
): readonly string[] {
  const name = naming.filter((column) => columns.includes(column)).slice(0, 1);
  const needed = new Set([...name, ...columns.filter((one) => faulty.includes(one)), ...faulty]);
  const all = [...new Set([...needed, ...columns])];
  return all.slice(0, Math.max(maxColumns, needed.size));
}

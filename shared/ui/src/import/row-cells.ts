import type { ImportRow } from '@pazar/contracts/import';

/** The columns with something wrong, each once, in the order in which it was found. */
export function faultyColumns({ errors }: ImportRow): readonly string[] {
  return [...new Set(errors.flatMap(({ column }) => column ?? []))];
}

/**
 * A row's name from its own cells; empty without one.
 *
 * @param naming columns that name a row, the best first
 */
export function rowName({ cells }: ImportRow, naming: readonly string[]): string {
  return naming.map((column) => cells[column] ?? '').find((text) => text !== '') ?? '';
}

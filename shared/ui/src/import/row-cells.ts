import type { ImportRow } from '@pazar/contracts/import';

/** The columns with something wrong, each once, in the order in which it was found. */
export function faultyColumns({ errors }: ImportRow): readonly string[] {
  return [...new Set(errors.flatMap(({ column }) => column ?? []))];
}

/**
 * What a row is about, in its own words; empty when it does not say.
 *
 * @param naming columns that name a row, the best first
 */
export function rowName({ cells }: ImportRow, naming: readonly string[]): string {
  return naming.map((column) => cells[column] ?? '').find((text) => text !== '') ?? '';
}

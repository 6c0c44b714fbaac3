import type { ImportRow } from '@pazar/contracts/import';

/** The columns with something wrong, each once, in the order in which it was found. */
export function faultyColumns({ errors }: ImportRow): readonly string[] {
  return [...new Set(errors.flatMap(({ column }) => column ?? []))];
}

/** Cells that name what a row is about, the best first. */
const naming = ['name_mk', 'name_en', 'crop_name_mk', 'crop_name_en', 'crop', 'sku', 'lot_number'];

/** What a row is about, in its own words; empty when it does not say. */
export function rowName({ cells }: ImportRow): string {
  return naming.map((column) => cells[column] ?? '').find((text) => text !== '') ?? '';
}

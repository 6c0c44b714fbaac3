import type { ImportTarget } from './import-target.ts';

/** The names of the codes in a column, which packs of a product share. */
export function codeNames(
  codes: ImportTarget['codes'],
  column: string,
): ReadonlyMap<string, string> {
  const options = codes[column.replace(/_\d+(?=_)/, '')] ?? [];
  return new Map(options.map(({ value, label }) => [value, label]));
}

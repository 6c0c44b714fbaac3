import type { Option } from '@pazar/ui/input/option';

/** The kind of imported records, and its settings. */
export interface ImportTarget {
  readonly kind: string;
  /** Path of the target list: `/product`. Its imports are at `/product/import`. */
  readonly listPath: `/${string}`;
  /** Columns that name a row, the best first: `name_mk`. */
  readonly naming: readonly string[];
  /**
   * Translated names of the codes in a column, by its key without the number of a pack: `pack_unit`.
   */
  readonly codes: Readonly<Record<string, readonly Option[]>>;
  /** Files besides CSV that the API reads for this kind; their hint is already translated. */
  readonly others?: { readonly accept: string; readonly hint: string };
  /** Called after rows were written or undone: refetch the queries that show them here. */
  readonly onChanged: () => void;
}

/** URL of an import; without an id, of a new one. */
export function importPath({ listPath }: Pick<ImportTarget, 'listPath'>, id?: string): string {
  return id === undefined ? `${listPath}/import` : `${listPath}/import/${id}`;
}

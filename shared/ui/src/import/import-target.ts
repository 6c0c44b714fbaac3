import type { ImportKind } from '@pazar/contracts/import';

/** What is imported, and what belongs to it. */
export interface ImportTarget {
  readonly kind: ImportKind;
  /** Path of the list that is imported into: `/product`. Its imports are at `/product/import`. */
  readonly listPath: `/${string}`;
  /** Columns that name a row, the best first: `name_mk`. */
  readonly naming: readonly string[];
  /** After rows were written or taken back: the place to refresh what shows them. */
  readonly onChanged: () => void;
}

/** Where an import is shown; without an id, where a new one starts. */
export function importPath({ listPath }: Pick<ImportTarget, 'listPath'>, id?: string): string {
  return id === undefined ? `${listPath}/import` : `${listPath}/import/${id}`;
}

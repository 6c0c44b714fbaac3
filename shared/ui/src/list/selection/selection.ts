/** Which rows of a list are chosen: these, or all that it finds. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Every row that the search and the filters find, seen or not. */
  readonly isAll: boolean;
  /** Where a range begins. */
  readonly anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), isAll: false, anchor: null };

/** One row more or less; from all, those on the page without it remain. */
export function toggleRow(selection: Selection, id: string, onPage: readonly string[]): Selection {
  const ids = new Set(selection.isAll ? onPage : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, isAll: false, anchor: id };
}

/** Every row from where the last choice was to this one; with no such place, this one. */
export function selectRange(
  selection: Selection,
  id: string,
  onPage: readonly string[],
): Selection {
  const from = selection.anchor === null ? -1 : onPage.indexOf(selection.anchor);
  const to = onPage.indexOf(id);
  if (from === -1 || to === -1) return toggleRow(selection, id, onPage);
  const range = onPage.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set([...(selection.isAll ? onPage : selection.ids), ...range]);
  return { ids, isAll: false, anchor: selection.anchor };
}

/** The page is chosen where it is not yet, else it is left out. */
export function togglePage(selection: Selection, onPage: readonly string[]): Selection {
  const isWhole = pageState(selection, onPage) === 'all';
  const before = selection.isAll ? [] : [...selection.ids];
  const kept = before.filter((id) => !onPage.includes(id));
  return { ids: new Set(isWhole ? kept : [...kept, ...onPage]), isAll: false, anchor: null };
}

export function isSelected({ ids, isAll }: Selection, id: string): boolean {
  return isAll || ids.has(id);
}

/** How much of a page is chosen. */
export function pageState(
  selection: Selection,
  onPage: readonly string[],
): 'none' | 'some' | 'all' {
  const count = onPage.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === onPage.length ? 'all' : 'some';
}

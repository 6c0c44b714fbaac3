/** Which rows of a list are chosen: these, or all that it finds. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Every row that matches search and filters, on any page. */
  readonly isAll: boolean;
  /** Start of a range. */
  readonly anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), isAll: false, anchor: null };

/** Toggles a row; from "all", the other rows of the page remain. */
export function toggleRow(selection: Selection, id: string, onPage: readonly string[]): Selection {
  const ids = new Set(selection.isAll ? onPage : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, isAll: false, anchor: id };
}

/** Selects every row from the last toggled one to this one; without one, only this one. */
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

/** Selects the page, or deselects it when all of it is selected. */
export function togglePage(selection: Selection, onPage: readonly string[]): Selection {
  const isWhole = pageState(selection, onPage) === 'all';
  const before = selection.isAll ? [] : [...selection.ids];
  const kept = before.filter((id) => !onPage.includes(id));
  return { ids: new Set(isWhole ? kept : [...kept, ...onPage]), isAll: false, anchor: null };
}

export function isSelected({ ids, isAll }: Selection, id: string): boolean {
  return isAll || ids.has(id);
}

/** The row of a page that was chosen last, else another chosen one; none once whole pages are chosen. */
export function lastChosen(selection: Selection, onPage: readonly string[]): string | undefined {
  const { anchor, ids, isAll } = selection;
  if (isAll || anchor === null) return undefined;
  if (ids.has(anchor) && onPage.includes(anchor)) return anchor;
  return onPage.findLast((id) => ids.has(id));
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

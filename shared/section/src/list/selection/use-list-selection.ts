import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isSelected,
  nothingSelected,
  pageState,
  type Selection,
  selectRange,
  togglePage,
  toggleRow,
} from './selection.ts';

/** The chosen rows of a list, and the ways to choose. */
export interface ListSelection {
  readonly selection: Selection;
  readonly pageState: 'none' | 'some' | 'all';
  readonly isSelected: (id: string) => boolean;
  /** Toggles a row, or with Shift selects all from the last one to it. */
  readonly select: (id: string, isRange: boolean) => void;
  readonly selectPage: () => void;
  /** Chooses all that the search and the filters find. */
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/**
 * Keeps the selection across pages and orders; another search or filter clears it, because the
 * agent would not see which rows are still selected.
 *
 * @param onPage the ids of the rows on the page
 * @param narrowing search and filters that find the rows
 */
export function useListSelection(onPage: readonly string[], narrowing: string): ListSelection {
  const [selection, setSelection] = useState(nothingSelected);
  const [found, setFound] = useState(narrowing);
  if (found !== narrowing) {
    setFound(narrowing);
    setSelection(nothingSelected);
  }
  const page = useRef(onPage);
  useEffect(function keepLatest() {
    page.current = onPage;
  });

  const select = useCallback((id: string, isRange: boolean) => {
    const change = isRange ? selectRange : toggleRow;
    setSelection((before) => change(before, id, page.current));
  }, []);

  return {
    selection,
    pageState: pageState(selection, onPage),
    isSelected: (id) => isSelected(selection, id),
    select,
    selectPage: () => setSelection(togglePage(selection, onPage)),
    selectAll: () => setSelection({ ...nothingSelected, isAll: true }),
    clear: () => setSelection(nothingSelected),
  };
}

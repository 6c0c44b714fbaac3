import { useEffect } from 'react';
import { stateOfView } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from './use-saved-views.ts';

/**
 * Opens a list with the agent's default view when the URL has no state.
 *
 * @returns whether that is still unknown: until then the rows would be the wrong ones
 */
export function useDefaultView(state: ListState, { views, isMissing }: SavedViews): boolean {
  const { url, open, definition, isFiltered } = state;
  const isBare = url.view === null && url.sort === null && url.cursor === undefined && !isFiltered;
  const view = isBare ? views?.find(({ isDefault }) => isDefault) : undefined;

  useEffect(
    function openDefault() {
      if (view !== undefined) open(stateOfView(view, definition), { replace: true });
    },
    [view, open, definition],
  );
  return view !== undefined || (isBare && views === undefined && !isMissing);
}

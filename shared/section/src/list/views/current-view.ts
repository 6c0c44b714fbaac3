import type { View } from '@pazar/contracts/view';
import type { ListState } from '../query/use-list-state.ts';
import type { SavedViews } from './use-saved-views.ts';

/** The open saved view. */
export function currentView(
  { url }: Pick<ListState, 'url'>,
  { views }: Pick<SavedViews, 'views'>,
): View | undefined {
  return views?.find(({ id }) => id === url.view);
}

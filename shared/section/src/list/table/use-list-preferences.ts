import type { Preferences } from '@pazar/contracts/preferences';
import { usePreferences } from '../../record/use-preferences.ts';

/** The layout of one list. */
export type ListLayout = Preferences['lists'][string];

/** The columns and the density that the agent has chosen for a list; null until any are. */
export function useListPreferences(list: string) {
  const { preferences, change } = usePreferences();
  const layout = preferences?.lists[list] ?? null;

  /** @param shown the columns that are shown until the agent chooses any */
  function saveLayout(choice: Partial<ListLayout>, shown: readonly string[]): void {
    change((before) => {
      const known = before.lists[list] ?? { columns: [...shown], density: 'comfortable' };
      return { ...before, lists: { ...before.lists, [list]: { ...known, ...choice } } };
    });
  }
  return { layout, saveLayout, density: layout?.density ?? 'comfortable' };
}

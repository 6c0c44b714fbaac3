import { useSearchParams } from 'react-router-dom';
import type { Panel, Viewer } from '../../model/panels.ts';

/** What to do, the money, what must be sold and what must be picked: the page of a seller ends there. */
const leading = 4;

/** The panels that are shown at first, and whether all are: a part of the URL, so that Back keeps it. */
export function useFoldedPanels({ sells }: Viewer, panels: readonly Panel[]) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('more') === 'true';
  const first = panels.filter(({ key }) => key !== 'checklist').slice(0, leading);
  const isFoldable = sells && panels.some((panel) => !isFirst(panel));
  function isFirst(panel: Panel): boolean {
    return panel.key === 'checklist' || first.includes(panel);
  }
  return {
    isFoldable,
    isOpen,
    panels: isFoldable && !isOpen ? panels.filter(isFirst) : panels,
    toggle: () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (isOpen) after.delete('more');
          else after.set('more', 'true');
          return after;
        },
        { preventScrollReset: true },
      ),
  };
}

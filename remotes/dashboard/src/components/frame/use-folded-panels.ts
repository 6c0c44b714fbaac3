import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import type { Panel, Viewer } from '../../model/panels.ts';

/**
 * What to do, the money, what must be sold, what must be picked, and what sold most: the page of a seller ends
 * there. On a phone, where the last one would be on a fourth screen, before it.
 */
const leading = { desk: 5, phone: 4 } as const;

/** The panels that are shown at first, and whether all are: a part of the URL, so that Back keeps it. */
export function useFoldedPanels({ sells }: Viewer, panels: readonly Panel[]) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('more') === 'true';
  const most = leading[useIsPhone() ? 'phone' : 'desk'];
  const first = panels.filter(({ key }) => key !== 'checklist').slice(0, most);
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

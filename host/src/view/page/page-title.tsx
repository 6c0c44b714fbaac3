import { useCallback, useContext, useEffect } from 'react';
import { rememberPage } from '../../core/page-state/recent-pages.ts';
import { safeStorage } from '../../core/storage/safe-storage.ts';
import { useCurrentSession } from '../../host-services.ts';
import { AnnounceContext } from './frame-context.ts';

/** The initial title, before any page has set another. */
const untitled = 'Pazar';

/** Sets the title of the browser tab, the page and then the product, and has it announced. */
export function PageTitle({ children }: { children: string }) {
  const takeTitle = useTakeTitle();
  useEffect(() => takeTitle(children), [children, takeTitle]);
  return null;
}

export function useTakeTitle(): (title: string) => void {
  const announce = useContext(AnnounceContext);
  const agentId = useCurrentSession()?.id;
  return useCallback(
    function takeTitle(title) {
      if (agentId !== undefined) {
        const page = { path: location.pathname, title };
        rememberPage(safeStorage(window, 'sessionStorage'), agentId, page);
      }
      const next = `${title} · ${untitled}`;
      if (document.title === next) return;
      // A screen reader reads the first title itself, when the document has loaded.
      const isFirst = document.title === untitled;
      document.title = next;
      if (!isFirst) announce(title);
    },
    [agentId, announce],
  );
}

import { useCallback, useContext, useEffect } from 'react';
import { PageTitleContext } from './frame-context.ts';

/** The page's own title, before any page has given it another. */
const untitled = 'Pazar';

/** Sets the title of the browser tab, the page and then the product, and has it announced. */
export function PageTitle({ children }: { children: string }) {
  const takeTitle = useTakeTitle();
  useEffect(() => takeTitle(children), [children, takeTitle]);
  return null;
}

export function useTakeTitle(): (title: string) => void {
  const announce = useContext(PageTitleContext);
  return useCallback(
    function takeTitle(title) {
      const next = `${title} · ${untitled}`;
      if (document.title === next) return;
      // A screen reader reads the first title itself, when the document has loaded.
      const isFirst = document.title === untitled;
      document.title = next;
      if (!isFirst) announce(title);
    },
    [announce],
  );
}

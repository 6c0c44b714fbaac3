import { useContext, useEffect } from 'react';
import { PageTitleContext } from './page-title-context.ts';

/** The page's own title, before any page has given it another. */
const untitled = 'Pazar';

/** Sets the title of the browser tab, the page and then the product, and has it announced. */
export function PageTitle({ children }: { children: string }) {
  const announce = useContext(PageTitleContext);
  useEffect(
    function takeTitle() {
      // A screen reader reads the first title itself, when the document has loaded.
      const isFirst = document.title === untitled;
      document.title = `${children} · ${untitled}`;
      if (!isFirst) announce(children);
    },
    [children, announce],
  );
  return null;
}

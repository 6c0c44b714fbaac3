import { useEffect } from 'react';

/** Sets the title of the browser tab: the page, then the product. */
export function PageTitle({ children }: { children: string }) {
  useEffect(
    function announceTitle() {
      document.title = `${children} · Pazar`;
    },
    [children],
  );
  return null;
}

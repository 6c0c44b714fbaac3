import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { retriedImport } from '../../core/http/lazy-http.ts';

/**
 * Focuses another page and scrolls to its top; back, forward and a reload restore the position,
 * also when the page still has to load its rows.
 */
export function useRestoreFocusAndScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [arrivals] = useState(() =>
    retriedImport(async () => {
      const { createRestoreFocusAndScroll } = await import(
        /* webpackChunkName: "frame" */ './restore-focus-and-scroll.ts'
      );
      return createRestoreFocusAndScroll();
    }),
  );
  useLayoutEffect(
    function place() {
      const focused = document.activeElement;
      arrivals().then(
        (restore) => restore({ key, pathname, type }, focused),
        () => undefined, // Without it focus and scroll stay where the browser leaves them.
      );
    },
    [arrivals, key, pathname, type],
  );
}

import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { retriedImport } from '../../core/http/lazy-http.ts';

/**
 * Focuses another page and scrolls to its top; back, forward and a reload restore the position,
 * also when the page still has to load its rows.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [arrivals] = useState(() =>
    retriedImport(async () => {
      const { createArrivals } = await import(/* webpackChunkName: "frame" */ './arrive.ts');
      return createArrivals();
    }),
  );
  useLayoutEffect(
    function place() {
      const focused = document.activeElement;
      arrivals().then(
        (arrive) => arrive({ key, pathname, type }, focused),
        () => undefined, // Without it focus and scroll stay where the browser leaves them.
      );
    },
    [arrivals, key, pathname, type],
  );
}

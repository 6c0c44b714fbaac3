import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that is opened starts at its top; back, forward and a reload find it where it was left,
 * also when what stands there still has to load.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(
    function place() {
      import('./scroll-keeper.ts').then(
        ({ placePage }) => placePage({ key, pathname, type }),
        () => undefined, // Without it the page stays where the browser leaves it.
      );
    },
    [key, pathname, type],
  );
}

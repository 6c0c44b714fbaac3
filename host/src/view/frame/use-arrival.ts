import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page takes the focus and starts at its top; back, forward and a reload find it where it
 * was left, also when what stands there still has to load.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(
    function takePlace() {
      const focused = document.activeElement;
      import(/* webpackChunkName: "frame" */ './arrive.ts').then(
        ({ arrive }) => arrive({ key, pathname, type }, focused),
        () => undefined, // Without it focus and scroll stay where the browser leaves them.
      );
    },
    [key, pathname, type],
  );
}

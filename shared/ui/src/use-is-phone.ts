import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

/** True below 768 px, where a table has no space. */
export function useIsPhone(): boolean {
  return useIsBelow('medium');
}

/** True in a window that is narrower than a breakpoint. */
export function useIsBelow(name: keyof typeof breakpoints): boolean {
  const query = `(width < ${breakpoints[name]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

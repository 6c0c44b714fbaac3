import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

/** Whether the window is narrower than a breakpoint; renders again when that changes. */
export function useIsNarrower(breakpoint: keyof typeof breakpoints): boolean {
  // Widths between two whole pixels exist, and style sheets begin at the whole one.
  const text = `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [text],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(text).matches);
}

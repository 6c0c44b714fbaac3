import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query: `useMedia('(width >= 1200px)')`. As in
 * `@pazar/ui/use-media`, which shells of before 2026-11-28 do not provide.
 */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

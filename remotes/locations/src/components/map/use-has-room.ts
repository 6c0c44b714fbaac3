import { useSyncExternalStore } from 'react';

/** From this width of the window the list has room for two maps side by side. */
const wide = () => window.matchMedia('(width >= 1200px)');

/** Whether there is room for two maps beside each other. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, () => wide().matches);
}

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

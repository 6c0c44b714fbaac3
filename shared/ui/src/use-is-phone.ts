import { useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

const narrow = () => matchMedia(`(width < ${breakpoints.medium}px)`);

/** True below 768 px, where a table has no space. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches);
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

import { useSyncExternalStore } from 'react';
import { breakpoints } from '../breakpoints.ts';

// Widths between two whole pixels exist, and style sheets begin at the whole one.
const narrow = () => matchMedia(`(max-width: ${breakpoints.medium - 0.02}px)`);

/** True below 768 px, where a table has no space. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches);
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

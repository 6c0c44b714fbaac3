import { breakpoints } from '@pazar/ui/breakpoints';
import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia(`(max-width: ${breakpoints.large - 0.02}px)`);

/** True below 992 px, where the info bar has no column of its own. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

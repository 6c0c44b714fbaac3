import { useSyncExternalStore } from 'react';
import { marketDay } from '../../model/produce/market-day.ts';

/** How late the new day may be noticed, in milliseconds. */
const lookEvery = 30_000;

/** Today in Skopje, `YYYY-MM-DD`; it moves on at midnight, also in a page that was left open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => marketDay(new Date()));
}

/** A sleeping device has no timers: it looks when the page is looked at again. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEvery);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

import { marketDay } from '@pazar/format/market-day';
import { useSyncExternalStore } from 'react';

/** How late the new day may be noticed, in milliseconds. */
const lookEvery = 30_000;

/** Today in Skopje, `YYYY-MM-DD`; it moves on at midnight, also in a page that was left open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => marketDay(new Date()));
}

/** A sleeping device runs no timers: the day is looked at again with the page. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEvery);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

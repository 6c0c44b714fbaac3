import { useEffect } from 'react';

/** Gives the page that is open the network to itself first (milliseconds). */
const patience = 2000;

/**
 * Gets the other pages' files once the page that is open has come to rest: they open without a wait,
 * and on a field without a network too.
 */
export function usePreloaded(pages: readonly { preload: () => void }[]): void {
  useEffect(
    function preloadLater() {
      const timer = setTimeout(() => {
        for (const page of pages) page.preload();
      }, patience);
      return () => clearTimeout(timer);
    },
    [pages],
  );
}

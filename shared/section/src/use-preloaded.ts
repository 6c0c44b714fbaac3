import { useEffect } from 'react';

/** Gives the page that is open the network to itself first, in milliseconds. */
const patience = 2000;

/**
 * Loads the files of other pages once the page that is open has come to rest: they open without a
 * wait, and on a field without a network too. Not for a visitor who saves data.
 */
export function usePreloaded(pages: readonly { preload: () => void }[]): void {
  useEffect(
    function preloadLater() {
      if (savesData(navigator)) return undefined;
      const timer = setTimeout(() => {
        for (const page of pages) page.preload();
      }, patience);
      return () => clearTimeout(timer);
    },
    [pages],
  );
}

/** The DOM types do not have it yet, nor do all browsers. */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}

import { useEffect } from 'react';

/** Leaves the network to the open page first, in milliseconds. */
const timeoutMs = 2000;

/**
 * Loads the chunks of other pages once the open page has settled: they open without a wait, also
 * offline in a field. Not when the browser asks to save data.
 */
export function usePreloaded(pages: readonly { preload: () => void }[]): void {
  useEffect(
    function preloadLater() {
      if (savesData(navigator)) return undefined;
      const timer = setTimeout(() => {
        for (const page of pages) page.preload();
      }, timeoutMs);
      return () => clearTimeout(timer);
    },
    [pages],
  );
}

/** The DOM types do not have it yet, nor do all browsers. */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}

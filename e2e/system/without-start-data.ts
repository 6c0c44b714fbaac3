import { startDataId } from '@pazar/contracts/releases/page-parts';
import type { Page } from '@playwright/test';

/**
 * Removes configuration and document from pages that load from here on, so that the shell requests
 * them. The rest of the page stays the server's: one that a test answers may load nothing from
 * 127.0.0.1.
 */
export async function withoutStartData(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    new MutationObserver((_, observer) => {
      const element = document.getElementById(id);
      if (element === null) return;
      element.remove();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, startDataId);
}

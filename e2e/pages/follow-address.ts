import type { Page } from '@playwright/test';

/** Goes to an address in the same document, as a link of the shell does, where the page has no such link. */
export async function followAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router counts its own entries.
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

import type { Page } from '@playwright/test';

/**
 * Navigates within the same document, like a link of the shell, where the page has no such link.
 */
export async function followAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router numbers its own entries.
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

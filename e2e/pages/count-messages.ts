import type { Page } from '@playwright/test';

/** Counts the messages that pages from here on show, also those that are gone again. */
export async function countMessages(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    Object.assign(window, { messages: () => seen.size });
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('.alert')) seen.add(message);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate('window.messages()');
}

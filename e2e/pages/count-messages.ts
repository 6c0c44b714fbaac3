import type { Page } from '@playwright/test';

/** Counts the messages that pages show from now on, also those that have disappeared. */
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

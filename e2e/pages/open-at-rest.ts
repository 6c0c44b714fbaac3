import { expect, type Page } from '@playwright/test';
import { followAddress } from './follow-address.ts';
import { followRequests, untilCalm } from './page-traffic.ts';

/**
 * Opens a URL and waits until the page is idle: no pending request or font, and no loading text. It
 * also waits for requests that the page makes when idle.
 */
export function openAtRest(page: Page, path: string): Promise<void> {
  return restAfter(page, path, async () => {
    await page.goto(path);
  });
}

/**
 * Navigates in a loaded document, and waits as `openAtRest` does. The page shown before must have
 * another title.
 */
export async function followAtRest(page: Page, path: string): Promise<void> {
  await restAfter(page, path, () => followUntilShown(page, path));
}

/**
 * Navigates in a loaded document until the router shows the page at this path: it shows the previous one until the next
 * one has loaded. The page shown before must have another title.
 */
export async function followUntilShown(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await followAddress(page, path);
  await page.waitForFunction((title) => document.title !== title, before);
}

async function restAfter(page: Page, path: string, go: () => Promise<void>): Promise<void> {
  const traffic = followRequests(page);
  await go();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await untilCalm(async () => [...(await loadingTexts(page)), ...traffic.urls()], {
    looks: 2,
    message: `${path} is at rest`,
  });
  traffic.end();
}

/** The loading texts of the page, once it has rendered the answers that it has. */
function loadingTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A page that draws nothing may never be called; a resized one was called after seconds.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    const elements = [...document.querySelectorAll('main, main *')];
    const ending = elements
      .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent)
      .map(({ textContent }) => textContent.trim())
      // The numbers of a group of pins end so too.
      .filter((text) => /(?:^|\p{L})…$/u.test(text));
    const busy = elements.filter((element) => element.getAttribute('aria-busy') === 'true');
    return [...ending, ...busy.map(({ localName }) => `<${localName}> is busy`)];
  });
}

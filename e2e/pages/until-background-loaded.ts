import { expect, type Page } from '@playwright/test';

/**
 * Waits until the background work of the shell has loaded: reports, recalls, and the toast and
 * dialog chunks for a lost network, which come last. A page loads it once it is rendered and idle.
 */
export async function untilBackgroundLoaded(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/static\/js\/async\/overlays\.[^/]+$/.test(name)),
    );
  await expect.poll(isThere, { message: 'the background work of the shell has loaded' }).toBe(true);
}

import { expect, type Page } from '@playwright/test';

/**
 * Waits until what looks after the sections has come: reports, recalls, and what is asked and said
 * without a network, whose file it gets last. A page gets it once it stands and has nothing to do.
 */
export async function untilCaredFor(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/static\/js\/async\/overlays\.[^/]+$/.test(name)),
    );
  await expect.poll(isThere, { message: 'what looks after the page is there' }).toBe(true);
}

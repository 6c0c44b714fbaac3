import type { Page } from '@playwright/test';

/** Makes the pointer of this page a coarse one, as `hasTouch` does for a whole context. */
export async function pressWithFingers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

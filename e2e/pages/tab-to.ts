import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any page of the application has. */
const maxSteps = 150;

/** Presses Tab until an element has the focus, which must be visible. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused()) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
}

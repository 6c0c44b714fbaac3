import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 200;

/**
 * Moves the focus to a control with Tab alone, and once around the page when the control is before
 * the focus.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}

/** Focuses a control and presses it with the keyboard. */
export async function pressWithKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  // A button whose work is under way ignores presses.
  await expect(target).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
}

/** Focuses a field, and replaces its content by typing. */
export async function typeWithKeys(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

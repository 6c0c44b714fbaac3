import type { Locator } from '@playwright/test';
import { expect, test } from '../system/test.ts';

/** Its place on the screen; fails when it has none. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not drawn');
  return box;
}

test.describe('Frame', () => {
  for (const width of [992, 1200, 1400, 1600]) {
    test(`shares ${width} px out as two, seven and three of twelve columns`, async ({
      shell,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await shell.signedInAs('producer');
      const gap = 16;
      const column = (width - 13 * gap) / 12;
      const span = (columns: number) => columns * column + (columns - 1) * gap;
      const info = page.getByRole('complementary', { name: 'Info' });

      // The page scrolls, so a scroll bar may take its part.
      expect((await boxOf(page.getByRole('banner'))).width).toBeCloseTo(span(2), -1.5);
      expect((await boxOf(shell.main)).width).toBeCloseTo(span(7), -1.5);
      expect((await boxOf(info)).width).toBeCloseTo(span(3), -1.5);
    });
  }

  test('keeps sidebar and info bar in sight, within 96 % of the height', async ({
    shell,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await shell.signedInAs('producer');
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(5)).toBeVisible();
    await page.mouse.move(600, 250);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

    for (const panel of [page.getByRole('banner'), page.getByRole('complementary')]) {
      const { y, height } = await boxOf(panel);
      expect(y).toBeCloseTo(10, 0);
      expect(height).toBeLessThanOrEqual(480);
    }
  });

  test('is dark around a sheet of work', async ({ page }) => {
    await page.goto('/home');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(22, 33, 28)');
  });

  test('makes a drawer of the info bar below 992 px, by keyboard', async ({ shell, page }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await shell.signedInAs('producer');
    const drawer = page.getByRole('complementary', { name: 'Info' });
    await expect(drawer).toBeHidden();

    const button = page.getByRole('button', { name: 'Open the info bar' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer).toBeFocused();
    await expect(drawer.getByRole('heading', { name: 'Help' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('lets the drawer slide out for 500 ms, and not at all under reduced motion', async ({
    shell,
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await shell.signedInAs('producer');
    const drawer = page.getByRole('complementary', { includeHidden: true, name: 'Info' });
    const duration = () =>
      drawer.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
    await expect.poll(duration).toBe('0.5s');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBe('0s');
    await page.getByRole('button', { name: 'Open the info bar' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test('makes a bottom bar of the sidebar below 768 px', async ({ shell, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await shell.signedInAs('producer');
    const { y, height, width } = await boxOf(shell.navigation);

    expect(y + height).toBeCloseTo(740, 0);
    expect(width).toBeCloseTo(360, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

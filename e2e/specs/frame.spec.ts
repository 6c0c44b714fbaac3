import type { Locator } from '@playwright/test';
import type { ShellPage } from '../pages/shell-page.ts';
import { boxOf } from '../pages/box-of.ts';
import { followAtRest } from '../pages/open-at-rest.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

const publicPages = ['/landing', '/feature', '/subscription', '/contact', '/about'];

/** Between columns, in pixels. */
const gapAt = (width: number) => (width < 1200 ? 8 : 16);

async function expectColumns({ page, main }: ShellPage, width: number): Promise<void> {
  const gap = gapAt(width);
  const column = (width - 13 * gap) / 12;
  const span = (columns: number) => columns * column + (columns - 1) * gap;
  const widthOf = (part: Locator) =>
    expect.poll(async () => (await boxOf(part)).width, { message: page.url() });
  // The page scrolls, so a scroll bar may take some of the width.
  await widthOf(page.getByRole('banner')).toBeCloseTo(span(2), -1.5);
  await widthOf(main).toBeCloseTo(span(7), -1.5);
  await widthOf(page.getByRole('complementary', { name: 'Info' })).toBeCloseTo(span(3), -1.5);
}

test.describe('Frame', () => {
  test('shares every width out as two, seven and three of twelve columns', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    for (const width of [992, 1200, 1400, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectColumns(shell, width);
    }
  });

  test('shares every page out so, for a visitor too', async ({ shell, page, system }) => {
    const [width, height] = [1200, 900];
    await page.setViewportSize({ width, height });
    const shareOut = async (paths: readonly string[]) => {
      for (const path of paths) {
        await followAtRest(page, path);
        await expectColumns(shell, width);
      }
    };
    await page.goto('/home');
    await expectColumns(shell, width);
    await shareOut([...publicPages, '/home/register', '/home/forgot', '/nowhere']);
    await openDashboard(page, { system, account: 'manager' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await shareOut(['/account', '/management', '/about', '/landing', '/product', '/nowhere']);
  });

  test('lets the content scroll between sidebar and info bar, which stay within 96 % of the height', async ({
    shell,
    page,
    system,
  }) => {
    const [height, most] = [500, 0.96];
    await page.setViewportSize({ width: 1280, height });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    const title = shell.main.getByRole('heading', { level: 1, name: 'Products' });
    await expect(title).toBeVisible();
    await expect(shell.main.getByRole('row').nth(5)).toBeVisible();
    const panels = [page.getByRole('banner'), page.getByRole('complementary')];
    const tops = () => Promise.all(panels.map(async (panel) => (await boxOf(panel)).top));
    const [titleBefore, panelsBefore] = [(await boxOf(title)).top, await tops()];
    await page.mouse.move(600, 250);
    await page.mouse.wheel(0, 300);

    await expect.poll(async () => titleBefore - (await boxOf(title)).top).toBe(300);
    expect(await tops()).toEqual(panelsBefore);
    for (const panel of panels) {
      await expect(panel).toHaveCSS('position', 'sticky');
      expect((await boxOf(panel)).top).toBeCloseTo((height * (1 - most)) / 2, 0);
      expect((await boxOf(panel)).height).toBeLessThanOrEqual(height * most);
    }
    // What is longer than a panel scrolls within it.
    const [, info] = panels;
    await expect(info ?? title).toHaveCSS('overflow-y', 'auto');
  });

  test('is dark around a sheet of work', async ({ page }) => {
    await page.goto('/home');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(22, 33, 28)');
  });

  test('makes a drawer of the info bar below 992 px, by keyboard', async ({
    shell,
    page,
    system,
  }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openDashboard(page, { system, account: 'producer' });
    const drawer = page.getByRole('complementary', { name: 'Info' });
    await expect(drawer).toBeHidden();
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();

    const button = page.getByRole('button', { name: 'Open the info bar' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer).toBeFocused();
    await expect(drawer.getByRole('heading', { name: 'Activity' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('lets the drawer slide out for 500 ms, and not at all under reduced motion', async ({
    page,
    system,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await openDashboard(page, { system, account: 'producer' });
    const drawer = page.getByRole('complementary', { includeHidden: true, name: 'Info' });
    const duration = () =>
      drawer.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
    await expect.poll(duration).toBe('0.5s');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(duration).toBe('0s');
    await page.getByRole('button', { name: 'Open the info bar' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test('has no bottom bar for a visitor, whose one entry is beside the flags', async ({
    shell,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await expect(shell.navigation.getByRole('link')).toHaveCount(1);
    const entry = await boxOf(shell.navigation);
    expect(entry.bottom).toBeLessThanOrEqual(56);
    const flag = await boxOf(page.getByRole('button', { name: 'Македонски' }));
    expect(entry.right).toBeLessThanOrEqual(flag.left);
    const brand = await boxOf(page.getByRole('banner').getByText('Pazar'));
    expect(brand.right).toBeLessThanOrEqual(entry.left);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

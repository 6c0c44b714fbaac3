import type { Page } from '@playwright/test';
import { boxOf } from '../pages/box-of.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

interface Seen {
  page: Page;
  shell: ShellPage;
}

/** What one breakpoint of the specification changes on the list of products. */
interface Breakpoint {
  width: number;
  what: string;
  measure: (seen: Seen) => Promise<unknown>;
  below: unknown;
  from: unknown;
}

/** From the content to the info bar beside it, in pixels. */
async function distance(page: Page, shell: ShellPage): Promise<number> {
  const { left } = await boxOf(page.getByRole('complementary', { name: 'Info' }));
  return Math.round(left - (await boxOf(shell.main)).right);
}

const breakpoints: readonly Breakpoint[] = [
  {
    width: 576,
    what: 'rows are cards below it, and a table from it',
    // The heads of cards are out of sight.
    async measure({ shell }) {
      const head = shell.main.locator('thead');
      const width = await head.evaluate((element) => element.getBoundingClientRect().width);
      return width > 100 ? 'table' : 'cards';
    },
    below: 'cards',
    from: 'table',
  },
  {
    width: 768,
    what: 'the navigation is at the bottom below it, and at the side from it',
    async measure({ shell, page }) {
      const { bottom, right } = await boxOf(shell.navigation);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      if (Math.abs(bottom - height) < 1 && right >= width - 1) return 'bottom';
      return right < width / 4 ? 'side' : 'elsewhere';
    },
    below: 'bottom',
    from: 'side',
  },
  {
    width: 992,
    what: 'the info bar is a drawer below it, and the last three columns from it',
    async measure({ shell, page }) {
      const info = page.getByRole('complementary', { name: 'Info' });
      if (!(await info.isVisible())) return 'drawer';
      const { left, right } = await boxOf(info);
      const isBeside = left > (await boxOf(shell.main)).right;
      return isBeside && right <= (page.viewportSize()?.width ?? 0) ? 'columns' : 'elsewhere';
    },
    below: 'drawer',
    from: 'columns',
  },
  {
    width: 1200,
    what: 'the columns are 8 px from each other below it, and 16 from it, with the key of the search',
    async measure({ page, shell }) {
      const field = page.getByRole('button', { name: 'Search for pages, actions and data' });
      const key = await field.first().evaluate((each) => getComputedStyle(each, '::after').content);
      return `${await distance(page, shell)}, ${key}`;
    },
    below: '8, none',
    from: '16, "Ctrl K"',
  },
  {
    width: 1400,
    what: 'entries of the sidebar are 44 px high below it, and 48 from it',
    measure: async ({ shell }) => (await boxOf(shell.navigation.getByRole('link').first())).height,
    below: 44,
    from: 48,
  },
];

test('Each breakpoint changes the list of products, and at either side of it the page is no wider than the window', async ({
  page,
  shell,
  system,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/product');
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(shell.main.locator('tbody tr').nth(1)).toBeVisible();
  const expectFit = async () => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const message = `at ${page.viewportSize()?.width} px`;
    await expect.poll(overflow, { message }).toBeLessThanOrEqual(0);
  };
  for (const { width, what, measure, below, from } of breakpoints) {
    await test.step(`${width} px: ${what}`, async () => {
      const measured = () => measure({ page, shell });
      await page.setViewportSize({ width: width - 1, height: 900 });
      await expect.poll(measured).toBe(below);
      await expectFit();
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(measured).toBe(from);
      await expectFit();
    });
  }
  for (const width of [479, 480]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFit();
  }
});

test('1200 px: a visitor has the wider distance too', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await page.goto('/contact');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => distance(page, shell)).toBe(8);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => distance(page, shell)).toBe(16);
});

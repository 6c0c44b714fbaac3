import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { panel, untilRead } from '../pages/dashboard-page.ts';
import { followTraffic } from '../pages/page-traffic.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Delays every entry of the remote by that time. */
async function slowDown(page: Page, remote: string, milliseconds: number): Promise<void> {
  await page.route(`**/${remote}/**/remoteEntry.*js`, async (route) => {
    await wait(milliseconds);
    await route.continue();
  });
}

/** Blocks every entry of the remote until the returned function is called. */
async function holdBack(page: Page, remote: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${remote}/**/remoteEntry.*js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

declare global {
  /** How much the page's content has jumped, as the browser counts it. */
  var layoutShifts: number;
}

/** Counts from now on; runs in the page. */
function countShifts(): void {
  const isCounting = 'layoutShifts' in globalThis;
  globalThis.layoutShifts = 0;
  if (isCounting) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) globalThis.layoutShifts += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
}

test.describe('While a section loads', () => {
  test('its shape is shown, and after 3 seconds the shell says that it takes long', async ({
    shell,
    page,
    system,
  }) => {
    const letThrough = await holdBack(page, 'promotion');
    await page.clock.install();
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await shell.open('Promotions');

    // The dashboard's panels may still be loading too, so the status is named.
    const loading = shell.main.getByRole('status').filter({ hasText: 'Loading Promotions…' });
    await expect(loading).toBeAttached();
    await expect(shell.main.locator('[aria-hidden=true] table')).toBeVisible();
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.clock.fastForward('00:03');
    await expect(shell.main.getByText('Promotions takes longer than usual')).toBeVisible();
    letThrough();
    await expect(
      shell.main.getByRole('heading', { name: 'Promotions', exact: true }),
    ).toBeVisible();
    await expect(shell.main.getByText('takes longer than usual')).toHaveCount(0);
  });

  test('nothing jumps when a section takes the place of its shape', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await page.waitForLoadState('networkidle');
    await expect(shell.main.getByText('Loading…')).toHaveCount(0);
    for (const [remote, name] of [
      ['promotion', 'Promotions'],
      ['account', 'Account'],
      ['locations', 'Locations'],
    ] as const) {
      await test.step(name, async () => {
        // Later than half a second after the click, up to which the browser forgives every jump.
        await slowDown(page, remote, 900);
        // Layout shifts of the page before do not count.
        await page.evaluate(countShifts);
        const untilQuiet = followTraffic(page);
        await shell.open(name);
        await expect(shell.main.getByRole('heading', { name, level: 1 })).toBeVisible();
        // The limit under which a page counts as stable.
        expect(await page.evaluate(() => globalThis.layoutShifts)).toBeLessThan(0.1);
        await untilQuiet();
        await expect(shell.main.locator('[aria-busy="true"]')).toHaveCount(0);
      });
    }
  });

  for (const [path, list] of [
    ['/location', 'locations'],
    ['/promotion', 'promotions'],
  ] as const) {
    test(`the rows of ${path} come where its shape was, on a phone`, async ({ page, system }) => {
      const { promise: release, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(`**/api/v1/${list}?**`, async (route) => {
        await release;
        await route.continue();
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto(path);
      const table = page.getByRole('main').locator('table');
      await expect(table.and(page.locator('[aria-hidden=true]'))).toBeVisible();
      // The shell loads the fonts of both scripts ahead of the rows. Its own texts move when they come.
      await page.waitForFunction(() => document.fonts.check("1em 'Manrope Variable'", 'Ж'));
      await page.evaluate(countShifts);
      letThrough();
      await expect(table.getByRole('link').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A line more or less in the head of the page counts 0.02 and more.
      expect(await page.evaluate(() => globalThis.layoutShifts)).toBeLessThan(0.01);
    });
  }

  for (const width of [360, 768, 1200]) {
    test(`the first row is where the outline of the section had it, at ${width} px`, async ({
      page,
      system,
    }) => {
      const letThrough = await holdBack(page, 'catalog');
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, { system, account: 'producer' });
      // The files that are held back are part of the page's load.
      await page.goto('/product', { waitUntil: 'commit' });
      const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? 0);
      const outline = page.locator('main [aria-hidden=true] tbody tr').first();
      await expect(outline).toBeVisible();
      const before = await topOf(outline);
      letThrough();
      const row = page
        .locator('main tbody tr')
        .filter({ has: page.getByRole('link') })
        .first();
      await expect(row).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await topOf(row)).toBe(before);
    });
  }

  for (const [width, height] of [
    [412, 915],
    [1200, 900],
  ] as const) {
    test(`the panels of the dashboard stay where they are when their data come, at ${width} px`, async ({
      page,
      system,
    }) => {
      const { promise: release, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route('**/api/v1/dashboard?**', async (route) => {
        await release;
        await route.continue();
      });
      await page.setViewportSize({ width, height });
      await openDashboard(page, { system, account: 'producer' });
      await expect(panel(page, 'To do').getByText('Loading…')).toBeVisible();
      await page.evaluate(countShifts);
      letThrough();
      await untilRead(page);
      await page.waitForLoadState('networkidle');
      // 0.1 where nothing keeps the space. A few lines more or less to do are 0.01.
      expect(await page.evaluate(() => globalThis.layoutShifts)).toBeLessThan(0.05);
    });
  }
});

import type { Page } from '@playwright/test';
import { readFirstLot } from '../pages/produce-page.ts';
import { openSignedIn, sharedAccess } from '../system/signed-in.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { expect, test } from '../fixtures/test.ts';

async function openLot(page: Page, system: PazarSystem) {
  const access = await sharedAccess(system, 'producer');
  const lot = await readFirstLot(access, 'status=AVAILABLE&stock=some&sort=-harvested');
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto(`/produce/${lot.id}`);
  return lot;
}

test.describe('On paper', () => {
  test('a lot and its trace have a head, a white ground and nothing to press', async ({
    page,
    system,
  }) => {
    await openLot(page, system);
    const main = page.getByRole('main');
    const trace = main.getByRole('link', { name: /^Trace: Sale/ }).first();
    await expect(trace).toBeVisible();
    await expect(main.getByText(/^Printed on/)).toBeHidden();
    const href = await trace.getAttribute('href');
    for (const path of [new URL(page.url()).pathname, href ?? '']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(main.getByRole('button', { name: /^(More|Print)/ }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText(/^Printed on \d\d\/\d\d\/\d{4}, \d\d:\d\d$/)).toBeVisible();
      await expect(main.getByText(/^Pazar · \S/)).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  });

  test('the calendar has all twelve months, on a wide sheet', async ({ page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/produce/calendar');
    const months = page.getByRole('table').getByRole('columnheader');
    await expect(months).toHaveCount(13);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    // The paper's width, less its margins, in CSS pixels.
    await page.setViewportSize({ width: 1030, height: 700 });
    await page.emulateMedia({ media: 'print' });
    for (const month of await months.all()) await expect(month).toBeInViewport({ ratio: 1 });
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed).toMatch(/\/MediaBox \[0 0 84\d/);
    expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});

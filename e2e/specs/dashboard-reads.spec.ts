import type { Page } from '@playwright/test';
import { panel, sellInEuros, stopReads } from '../pages/dashboard-page.ts';
import { takeClock } from '../pages/page-clock.ts';
import { forgive } from '../pages/product-page.ts';
import { marketDay } from '../system/market-day.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Panels of a producer's page that have data: one for each of thirteen blocks but the first steps, which are done, and
 * one more for the promotions and for the figures.
 */
const parts = 14;

/** A producer's dashboard with all of its parts. */
async function openEverything(page: Page, system: PazarSystem): Promise<void> {
  await openSignedIn(page, { system, account: 'producer' });
  // In this month the sums of the months are in the card of money.
  await page.goto('/dashboard?more=true&period=7-days');
}

test.describe('The parts of the dashboard', () => {
  test('say that they failed, all at once, and come back one by one', async ({
    page,
    system,
    noise,
  }) => {
    const letThrough = await stopReads(page, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openEverything(page, system);
    const failures = page.getByRole('main').getByText('This could not be loaded');
    await expect.poll(() => failures.count()).toBe(parts);
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    await letThrough();
    for (const title of ['To do', 'Figures']) {
      await panel(page, title).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page, title).getByText('This could not be loaded')).toHaveCount(0);
    }
    await expect(failures).toHaveCount(0);
    forgive(noise, '500');
  });

  test.describe('in a browser of another zone', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('have days that end at midnight in Skopje', async ({ page, system }) => {
      const skopje = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Skopje',
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const today = marketDay(0);
      const utcMidnight = Date.parse(`${today}T00:00:00Z`);
      const shown = Date.parse(`${skopje.format(utcMidnight).replace(' ', 'T')}Z`);
      const midnight = 2 * utcMidnight - shown;
      const yesterday = marketDay(-1);
      await sellInEuros(system, [
        [new Date(midnight - 2000).toISOString(), 11],
        [new Date(midnight + 2000).toISOString(), 22],
      ]);
      const jump = await takeClock(page, { time: midnight - 5 * 60_000 });
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto(`/dashboard?more=true&period=${yesterday}..${today}`);
      const chart = page.getByRole('figure', { name: 'Sales by day, EUR' });
      await chart.getByRole('button', { name: 'Show as a table' }).click();
      const row = (day: string) =>
        chart.getByRole('row', { name: new RegExp(`^${day.slice(8)}/${day.slice(5, 7)}`) });
      await expect(row(yesterday)).toContainText('€11');
      await expect(row(today)).toContainText('€22');

      const dayOf = (day: string) => new RegExp(` ${Number(day.slice(8))} \\w+ ${day.slice(0, 4)}`);
      const main = page.getByRole('main');
      await expect(main.getByText(dayOf(yesterday))).toBeVisible();
      await jump('06:00');
      await expect(main.getByText(dayOf(today))).toBeVisible();
    });
  });
});

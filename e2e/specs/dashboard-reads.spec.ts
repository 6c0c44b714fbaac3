import type { Page } from '@playwright/test';
import { failBlocks, panel, sellInEuros, stopReads, untilRead } from '../pages/dashboard-page.ts';
import { takeClock } from '../pages/page-clock.ts';
import { forgive } from '../pages/product-page.ts';
import { marketDay } from '../system/market-day.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Blocks of a producer's page under the headings of their panels. The first steps are done, and the
 * data of the promotions and the figures are in two panels each.
 */
const blocks = [
  ['toDo', 'To do'],
  ['outflowByDay', 'Sales by day'],
  ['bestBefore', 'Sell first'],
  ['remaining', 'Left on offer'],
  ['cropsByWeek', 'Harvest and sales by week'],
  ['season', 'This season and the last'],
  ['harvestDue', 'Harvests due'],
  ['outflow', 'This month and the last'],
  ['verification', 'Verification'],
  ['products', 'What you have'],
] as const;
const old = /^Could not refresh/;

/** A producer's dashboard with all of its parts. */
async function openEverything(page: Page, system: PazarSystem): Promise<void> {
  await openSignedIn(page, { system, account: 'producer' });
  // In this month the sums of the months are in the card of money.
  await page.goto('/dashboard?more=true&period=7-days');
}

test.describe('The parts of the dashboard', () => {
  test('fail one at a time, keep what they know, and are tried again alone', async ({
    page,
    system,
  }) => {
    const fail = await failBlocks(page);
    await openEverything(page, system);
    await untilRead(page);
    for (const [block, title] of blocks) {
      fail(block);
      await page.reload();
      const failed = panel(page, title);
      await expect(failed.getByText(old)).toBeVisible();
      await expect(page.getByText(old)).toHaveCount(1);
      fail(null);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(old)).toHaveCount(0);
    }
  });

  test('say that they failed, all at once, and come back one by one', async ({
    page,
    system,
    noise,
  }) => {
    const goOn = await stopReads(page, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openEverything(page, system);
    const failures = page.getByRole('main').getByText('This could not be loaded');
    await expect.poll(() => failures.count()).toBe(blocks.length + 3);
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    await goOn();
    for (const title of ['To do', 'Figures']) {
      await panel(page, title).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page, title).getByText('This could not be loaded')).toHaveCount(0);
    }
    await expect(failures).toHaveCount(0);
    forgive(noise, '500');
  });

  test('show at the second visit what the first one read, before anything is answered', async ({
    page,
    system,
  }) => {
    await openEverything(page, system);
    await untilRead(page);
    const earned = await panel(page, 'Figures').getByRole('table').first().innerText();
    await stopReads(page, () => Promise.withResolvers<void>().promise);
    await page.reload();
    await expect(panel(page, 'Figures').getByRole('table').first()).toHaveText(
      earned.replaceAll(/\s+/g, ' '),
      { useInnerText: true },
    );
    await expect(page.getByText('Loading…')).toHaveCount(0);
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

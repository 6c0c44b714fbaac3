import type { Page } from '@playwright/test';
import { expectWithin, isAtHome, stopClock, takeClock } from '../pages/page-clock.ts';
import { storedSession } from '../system/agents-api.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

/** The tool that drives the browser turns its back-forward cache off; this is how a page learns of it. */
const comeBack = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

test.describe('A page that comes back', () => {
  test('out of the back-forward cache shows who has signed out meanwhile', async ({
    shell,
    page,
    system,
  }) => {
    await takeClock(page);
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    await stopClock(page);
    // A page in the back-forward cache gets no storage events.
    await page.evaluate(() => localStorage.removeItem('current-user'));
    await comeBack(page);

    await expectWithin(page, 1_000, () => isAtHome(page));
    await expect(shell.main.getByRole('row')).toHaveCount(0);
  });

  test('after the computer has slept asks for the time, and the session is over', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    const { tokenExpiry } = await storedSession(page);
    const slept = Date.parse(tokenExpiry) - Date.now() + 60_000;
    await page.route('**/config.json', (route) =>
      route.fulfill({ headers: { Date: new Date(Date.now() + slept).toUTCString() } }),
    );
    // Timers and the steady clock stop while a computer sleeps; the wall clock goes on.
    await page.evaluate((time) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + time;
      document.dispatchEvent(new Event('visibilitychange'));
    }, slept);

    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
  });
});

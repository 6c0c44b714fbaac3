import { flipByte } from '../system/flip-byte.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { openWithOwnSession } from '../system/own-session.ts';
import { expectWithin, isAtHome, stopClock, takeClock } from '../pages/page-clock.ts';
import { expect, test } from '../fixtures/separate-test.ts';
import { withoutStartData } from '../system/without-start-data.ts';

/** The browser itself logs failed loads, in its own words. */
const forget = (noise: string[]) => noise.splice(0);

const unreachable = {
  en: { panel: 'Products cannot be reached', retry: 'Try again', heading: 'Products' },
  mk: {
    panel: 'Делот „Производи“ не е достапен',
    retry: 'Обиди се повторно',
    heading: 'Производи',
  },
};

test.describe('When something is broken', () => {
  test('asset origin down: the shell works, and Try again works without a reload', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await system.assets.stop();

    await shell.open('Products');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();
    await shell.open('Dashboard');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await shell.open('Products');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();

    await system.assets.start();
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate('window.samePage')).toBe(true);
    forget(noise);
  });

  for (const [locale, { panel, retry, heading }] of Object.entries(unreachable)) {
    test(`asset origin down when the page is opened: the page says so, with a way on: ${locale}`, async ({
      shell,
      page,
      system,
      noise,
    }) => {
      await openSignedIn(page, { system, account: 'producer' });
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
      await system.assets.stop();
      await page.goto('/product');
      await expect(shell.main.getByRole('heading', { name: panel })).toBeVisible();
      await system.assets.start();
      await shell.main.getByRole('button', { name: retry }).click();
      await expect(shell.main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      forget(noise);
    });
  }

  for (const part of ['remoteEntry.js', 'static/js/async/*section*.js']) {
    test(`one byte of ${part} changed: it does not run`, async ({ shell, system, noise, page }) => {
      const restore = await flipByte(`${system.assetFolder}/promotion`, `*/${part}`);
      try {
        await openDashboard(page, { system, account: 'producer' });
        await shell.open('Promotions');
        const panel = shell.main.getByRole('heading', { name: 'Promotions was stopped' });
        await expect(panel).toBeVisible();
      } finally {
        await restore();
      }
      await shell.main.getByRole('button', { name: 'Try again' }).click();
      await expect(
        shell.main.getByRole('heading', { name: 'Promotions', exact: true }),
      ).toBeVisible();
      forget(noise);
    });
  }

  test('a later page with other bytes: it does not run, and Try again recovers', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route(/\/catalog\/.*\/async\/product\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await shell.main.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(shell.main.getByRole('heading', { name: 'Products was stopped' })).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    forget(noise);
  });

  test('a hanging file: the panel shows within 8 seconds, and Try again recovers', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route('**/locations/**/remoteEntry.js', () => new Promise(() => undefined));
    await takeClock(page);
    await openDashboard(page, { system, account: 'producer' });
    const asked = page.waitForRequest('**/locations/**/remoteEntry.js');
    await shell.open('Locations');
    await asked;
    await stopClock(page);
    const panel = shell.main.getByRole('heading', { name: 'Locations cannot be reached' });
    await expectWithin(page, 8_000, () => panel.isVisible());

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Locations', exact: true })).toBeVisible();
    forget(noise);
  });

  test('API down: the section says so and recovers', async ({ shell, system, noise, page }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await system.api.stop();
    await shell.open('Products');
    // The panels of the dashboard may have failed too, so the heading proves that the list is shown.
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(shell.main.getByRole('alert')).toBeVisible({ timeout: 20_000 });

    await system.api.start();
    // The last one is the list's. The one above it loads the choices of the filters again.
    await shell.main.getByRole('button', { name: 'Try again' }).last().click();
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    forget(noise);
  });

  test('releases down: the shell starts and every section loads', async ({
    shell,
    system,
    noise,
    page,
  }) => {
    await system.releases.stop();
    try {
      await openDashboard(page, { system, account: 'producer' });
      await shell.open('Products');
      await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    } finally {
      await system.releases.start();
    }
    // No server accepts the page's reports meanwhile; the browser itself logs that.
    expect(noise.splice(0).filter((line) => !line.includes('502'))).toEqual([]);
  });

  test('a changed discovery document: the last good one stays in use and the shell says so', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await withoutStartData(page);
    await page.route('**/releases/discovery.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"Products"', '"Produkts"');
      await route.fulfill({ response, body });
    });
    await page.reload();

    await expect(page.getByText('The list of sections was changed on the way.')).toBeVisible();
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
  });

  test('no configuration: a readable page, and the error in the console', async ({
    page,
    noise,
  }) => {
    await withoutStartData(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.goto('/');

    await expect(page.getByRole('heading', { name: 'Pazar could not start' })).toBeVisible();
    await expect.poll(() => noise.join('\n')).toContain('/config.json answered 500');
    forget(noise);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
  });

  test('storage with nonsense in it: the shell starts signed out', async ({ shell, page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('current-user', '{"id":');
      localStorage.setItem('locale', 'xx');
      localStorage.setItem('pazar.discovery', '[]');
    });
    await page.goto('/');
    await page.waitForURL('**/home');
    await expect.poll(() => shell.entries()).toEqual(['Home']);
  });

  test('signed out in another tab: this one follows within a second', async ({
    shell,
    context,
    page,
    system,
  }) => {
    await takeClock(page);
    await openWithOwnSession(page, { system, account: 'producer' });
    await page.goto('/dashboard');
    await shell.open('Products');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await stopClock(page);
    await other.getByRole('button', { name: 'Log out' }).click();

    await expectWithin(page, 1_000, () => isAtHome(page));
    await expect(shell.main.getByRole('row')).toHaveCount(0);
  });
});
